import { type MockSettings, updateMockSettings } from '../mockSettings';
import { button, element } from './element';
import type { PanelApi } from './panelApi';
import { forgetSession } from './signInAs';

/** At the front page, for the address may name what the next community doesn't have. */
function startAgain() {
  forgetSession();
  window.location.assign('/');
}

/** Starting over, and the community that is there to show scale. */
export function communitySection(mockApi: PanelApi, showMessage: (message: string) => void) {
  async function reset() {
    showMessage('Starting over…');
    await mockApi.forget();
    startAgain();
  }

  function moveTo(community: MockSettings['community']) {
    showMessage('Moving…');
    updateMockSettings({ community });
    startAgain();
  }

  const move =
    mockApi.community === 'large'
      ? button('Back to the usual community', () => moveTo('usual'))
      : button('Load the large community (10,000 posts)', () => moveTo('large'));
  return element(
    'div',
    { class: 'fields' },
    move,
    button('Reset this community', () => void reset()),
    element('p', {}, 'Both sign out. A reset forgets every post, account and letter made here.'),
  );
}

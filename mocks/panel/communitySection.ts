import { paths } from '@contract/pages';
import { type MockSettings, updateMockSettings } from '../state/mockSettings';
import { button, element } from './element';
import type { PanelApi } from './panelApi';
import { clearSession } from './signInAs';

/** Goes to the home page, because the current page may not exist in the other community. */
function startAgain() {
  clearSession();
  window.location.assign(paths.home);
}

/** Buttons that reset the community or switch to the large one. */
export function communitySection(mockApi: PanelApi, showMessage: (message: string) => void) {
  async function reset() {
    showMessage('Resetting…');
    await mockApi.forget();
    startAgain();
  }

  function moveTo(community: MockSettings['community']) {
    showMessage('Loading…');
    updateMockSettings({ community });
    startAgain();
  }

  const move =
    mockApi.community === 'large'
      ? button('Load the usual community', () => moveTo('usual'))
      : button('Load the large community (10,000 posts)', () => moveTo('large'));
  return element(
    'div',
    { class: 'fields' },
    move,
    button('Reset this community', () => void reset()),
    element('p', {}, 'Both sign you out. A reset deletes all changes you made here.'),
  );
}

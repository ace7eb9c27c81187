import { type Conduct, writeConduct } from '../mockSettings';
import { button, element } from './element';
import type { PanelWorld } from './panelApi';
import { forgetSession } from './signInAs';

/** At the front page, for the address may name what the next community doesn't have. */
function startAgain() {
  forgetSession();
  window.location.assign('/');
}

/** Starting over, and the community that is there to show scale. */
export function stateSection(world: PanelWorld, say: (message: string) => void) {
  async function reset() {
    say('Starting over…');
    await world.forget();
    startAgain();
  }

  function moveTo(community: Conduct['community']) {
    say('Moving…');
    writeConduct({ community });
    startAgain();
  }

  const move =
    world.community === 'large'
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

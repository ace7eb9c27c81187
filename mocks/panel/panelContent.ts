import { stateSection } from './communitySection';
import { element } from './element';
import { failuresSection } from './failuresSection';
import { outboxSection } from './outboxSection';
import type { PanelWorld } from './panelApi';
import { personasSection } from './personasSection';
import { conductSection } from './settingsSection';

function section(title: string, content: HTMLElement) {
  return element('section', { 'aria-label': title }, element('h3', {}, title), content);
}

/** Everything in the panel as it stands at this moment; `signal` ends when the panel is closed. */
export function panelContent(world: PanelWorld, signal: AbortSignal) {
  const said = element('p', { class: 'said', role: 'status' });
  const say = (message: string) => {
    said.textContent = message;
  };
  return [
    element('h2', {}, "Developer's panel"),
    said,
    section('Sign in as', personasSection(say)),
    section('How the API behaves', conductSection()),
    section('Calls that fail', failuresSection()),
    section('Outbox', outboxSection(world, signal)),
    section('Community', stateSection(world, say)),
  ];
}

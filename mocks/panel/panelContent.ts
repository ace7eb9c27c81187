import { communitySection } from './communitySection';
import { element } from './element';
import { failuresSection } from './failuresSection';
import { outboxSection } from './outboxSection';
import type { PanelApi } from './panelApi';
import { personasSection } from './personasSection';
import { settingsSection } from './settingsSection';

function section(title: string, content: HTMLElement) {
  return element('section', { 'aria-label': title }, element('h3', {}, title), content);
}

/** The panel's sections. Abort `signal` when the panel closes. */
export function panelContent(mockApi: PanelApi, signal: AbortSignal) {
  const status = element('p', { class: 'status', role: 'status' });
  const showMessage = (message: string) => {
    status.textContent = message;
  };
  return [
    element('h2', {}, "Developer's panel"),
    status,
    section('Sign in as', personasSection(showMessage)),
    section('Settings', settingsSection()),
    section('Calls that fail', failuresSection()),
    section('Outbox', outboxSection(mockApi, signal)),
    section('Community', communitySection(mockApi, showMessage)),
  ];
}

import { communitySection } from './communitySection';
import { button, element } from './element';
import { failuresSection } from './failuresSection';
import { outboxSection } from './outboxSection';
import type { PanelApi } from './panelApi';
import { panelStyles } from './panelStyles';
import { personasSection } from './personasSection';
import { settingsSection } from './settingsSection';

function section(title: string, content: HTMLElement) {
  return element('section', { 'aria-label': title }, element('h3', {}, title), content);
}

/** The panel's sections. Abort `signal` when the panel closes. */
function panelContent(mockApi: PanelApi, signal: AbortSignal) {
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

const name = "Developer's panel";

/** Adds a button that opens the developer's panel, in a shadow tree to isolate its styles. */
export function mountPanel(mockApi: PanelApi) {
  const host = element('aside', { 'aria-label': name });
  const root = host.attachShadow({ mode: 'open' });
  const panel = element('div', { id: 'panel', class: 'panel', hidden: true, tabindex: -1 });
  let open: AbortController | null = null;

  const toggle = button('{ }', () => (open ? close() : show()));
  toggle.className = 'toggle';
  toggle.setAttribute('aria-label', name);
  toggle.setAttribute('aria-controls', panel.id);
  toggle.setAttribute('aria-expanded', 'false');

  function close() {
    open?.abort();
    open = null;
    panel.hidden = true;
    panel.replaceChildren();
    toggle.setAttribute('aria-expanded', 'false');
    toggle.focus();
  }

  function show() {
    open = new AbortController();
    panel.replaceChildren(...panelContent(mockApi, open.signal));
    panel.hidden = false;
    toggle.setAttribute('aria-expanded', 'true');
  }

  root.addEventListener('keydown', (event) => {
    if (event instanceof KeyboardEvent && event.key === 'Escape' && open) close();
  });
  root.append(element('style', {}, panelStyles), toggle, panel);
  document.body.append(host);
}

import { button, element } from './element';
import type { PanelApi } from './panelApi';
import { panelContent } from './panelContent';
import { panelStyles } from './panelStyles';

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

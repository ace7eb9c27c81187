import type { Letter } from '@server/core/ports';
import { button, element } from './element';
import type { PanelApi } from './panelApi';

const address = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)])/;

/** The text with its URLs as links. */
function withLinks(text: string) {
  return text
    .split(address)
    .map((part, at) => (at % 2 === 1 ? element('a', { href: part }, part) : part));
}

/** Opens the HTML part in another tab. The page's policy applies there too. */
function openHtml(html: string) {
  const url = URL.createObjectURL(new Blob([html], { type: 'text/html' }));
  window.open(url);
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

function letterEntry({ to, subject, text, html }: Letter, at: number) {
  return element(
    'details',
    { open: at === 0 },
    element('summary', {}, element('strong', {}, subject), ` to ${to}`),
    element('p', { class: 'email' }, ...withLinks(text)),
    button('Open as HTML', () => openHtml(html)),
  );
}

/** The e-mails, newest first and open. Updates until `signal` is aborted. */
export function outboxSection(mockApi: PanelApi, signal: AbortSignal) {
  const list = element('div', { class: 'outbox', role: 'log', 'aria-label': 'Letters' });

  function show() {
    const letters = mockApi.mail.all();
    const entries = letters.map(letterEntry);
    list.replaceChildren(...(entries.length > 0 ? entries : [element('p', {}, 'No letters yet.')]));
  }

  mockApi.mail.watch(show, signal);
  show();
  void mockApi.loadChanges();
  const send = button('Send letters about notifications', () => void mockApi.sendDigests());
  return element('div', {}, send, list);
}

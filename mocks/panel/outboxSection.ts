import type { Email } from '@server/core/ports';
import { element } from './element';
import type { PanelApi } from './panelApi';

const address = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)])/;

/** The text with its URLs as links. */
function withLinks(text: string) {
  return text
    .split(address)
    .map((part, at) => (at % 2 === 1 ? element('a', { href: part }, part) : part));
}

function emailEntry({ to, subject, text }: Email, at: number) {
  return element(
    'details',
    { open: at === 0 },
    element('summary', {}, element('strong', {}, subject), ` to ${to}`),
    element('p', { class: 'email' }, ...withLinks(text)),
  );
}

/** The e-mails, newest first and open. Updates until `signal` is aborted. */
export function outboxSection(mockApi: PanelApi, signal: AbortSignal) {
  const list = element('div', { class: 'outbox', role: 'log', 'aria-label': 'E-mails' });

  function show() {
    const emails = mockApi.mail.all();
    const entries = emails.map(emailEntry);
    list.replaceChildren(...(entries.length > 0 ? entries : [element('p', {}, 'No e-mails yet.')]));
  }

  mockApi.mail.watch(show, signal);
  show();
  void mockApi.loadChanges();
  return list;
}

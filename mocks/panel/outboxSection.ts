import type { Email } from '@server/core/ports';
import { element } from './element';
import type { PanelApi } from './panelApi';

const address = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)])/;

/** Its addresses as links, everything else as the plain text it is. */
function withLinks(text: string) {
  return text
    .split(address)
    .map((part, at) => (at % 2 === 1 ? element('a', { href: part }, part) : part));
}

function letterEntry({ to, subject, text }: Email, at: number) {
  return element(
    'details',
    { open: at === 0 },
    element('summary', {}, element('strong', {}, subject), ` to ${to}`),
    element('p', { class: 'letter' }, ...withLinks(text)),
  );
}

/** The letters that the API would have mailed, the newest first and open, for as long as `signal` lives. */
export function outboxSection(mockApi: PanelApi, signal: AbortSignal) {
  const list = element('div', { class: 'outbox', role: 'log', 'aria-label': 'Letters' });

  function show() {
    const letters = mockApi.mail.all();
    const entries = letters.map(letterEntry);
    list.replaceChildren(
      ...(entries.length > 0 ? entries : [element('p', {}, 'No letters so far.')]),
    );
  }

  mockApi.mail.watch(show, signal);
  show();
  void mockApi.catchUp();
  return list;
}

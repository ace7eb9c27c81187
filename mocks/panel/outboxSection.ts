import type { Letter } from '@server/core/ports';
import { element } from './element';
import type { PanelWorld } from './panelApi';

const address = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)])/;

/** Its addresses as links, everything else as the plain text it is. */
function withLinks(text: string) {
  return text
    .split(address)
    .map((part, at) => (at % 2 === 1 ? element('a', { href: part }, part) : part));
}

function letterEntry({ to, subject, text }: Letter, at: number) {
  return element(
    'details',
    { open: at === 0 },
    element('summary', {}, element('strong', {}, subject), ` to ${to}`),
    element('p', { class: 'letter' }, ...withLinks(text)),
  );
}

/** The letters that the API would have mailed, the newest first and open, for as long as `signal` lives. */
export function outboxSection(world: PanelWorld, signal: AbortSignal) {
  const list = element('div', { class: 'outbox', role: 'log', 'aria-label': 'Letters' });

  function show() {
    const letters = world.mail.all();
    const entries = letters.map(letterEntry);
    list.replaceChildren(
      ...(entries.length > 0 ? entries : [element('p', {}, 'No letters so far.')]),
    );
  }

  world.mail.watch(show, signal);
  show();
  void world.catchUp();
  return list;
}

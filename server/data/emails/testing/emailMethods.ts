import { type Methods, reads, unseen } from '../../testing/portMethod';
import { at, contactRow, emailRow } from '../../testing/rows';

const page = { skip: 20, take: 20 };

export const emailMethods: Methods<'contact' | 'letters'> = {
  contact: {
    insert: unseen('visitors see no messages', async ({ contact }) =>
      contact.insert(contactRow('new'), emailRow('message', { userId: null })),
    ),
    byId: reads(async ({ contact }) => contact.byId('new')),
    list: reads(async ({ contact }) => contact.list({ ...page, view: 'open' })),
    countOpen: reads(async ({ contact }) => contact.countOpen()),
    change: unseen('visitors see no messages', async ({ contact }) =>
      contact.change('new', { isDone: true }, 'admin'),
    ),
    sweep: unseen('visitors see no messages', async ({ contact }) => contact.sweep(3)),
    remove: unseen('visitors see no messages', async ({ contact }) =>
      contact.remove('new', 'admin'),
    ),
  },
  letters: {
    claim: unseen('visitors see no letters', async ({ letters }) =>
      letters.claim({ now: at(1), until: at(2), take: 4 }),
    ),
    putBack: unseen('visitors see no letters', async ({ letters }) =>
      letters.putBack(
        { id: 'message', attempts: 1 },
        { dueAt: 1, failure: 'No', failedAt: 2, refusedAt: 2 },
      ),
    ),
    refusals: reads(async ({ letters }) => letters.refusals('user-9')),
    sent: unseen('visitors see no letters', async ({ letters }) =>
      letters.sent({ id: 'message', email: 'ada@example.com' }),
    ),
    sweepRefusals: unseen('visitors see no letters', async ({ letters }) =>
      letters.sweepRefusals(3),
    ),
    retry: unseen('visitors see no letters', async ({ letters }) =>
      letters.retry('message', { by: 'admin', now: 1 }),
    ),
    removeFailed: unseen('visitors see no letters', async ({ letters }) =>
      letters.removeFailed('message', 'admin'),
    ),
    list: reads(async ({ letters }) => letters.list(page)),
    sweep: unseen('visitors see no letters', async ({ letters }) => letters.sweep(3)),
    remove: unseen('visitors see no letters', async ({ letters }) => letters.remove('moved')),
  },
};

import { changes, type Methods, reads, unseen } from '../../testing/portMethod';
import { at, emailRow, subscriberRow } from '../../testing/rows';

const page = { skip: 20, take: 20 };

export const subscriberMethods: Methods<'subscribers'> = {
  subscribers: {
    put: unseen('visitors see no subscribers', async ({ subscribers }) =>
      subscribers.put(
        subscriberRow('new', { authorId: 'user-9', confirmedAt: null }),
        emailRow('new', { userId: null }),
      ),
    ),
    find: reads(async ({ subscribers }) => subscribers.find('stop new')),
    byId: reads(async ({ subscribers }) => subscribers.byId('new')),
    confirm: unseen('visitors see no subscribers', async ({ subscribers }) =>
      subscribers.confirm('confirm new', { now: at(1), askedAfter: 0 }),
    ),
    list: reads(async ({ subscribers }) => {
      await subscribers.list({ ...page, authorId: 'user-9' });
      await subscribers.list(page);
    }),
    listAfter: reads(async ({ subscribers }) => {
      const query = { after: { confirmedAt: at(0), id: 'user-9' }, take: 500 };
      await subscribers.listAfter(query);
      await subscribers.listAfter({ ...query, authorId: 'user-9' });
    }),
    storeLetters: changes(async ({ subscribers }) => {
      const until = { publishedUntil: at(1), registeredUntil: at(1) };
      await subscribers.storeLetters({ now: at(1), take: 100, ...until });
    }),
    countRecipients: reads(async ({ subscribers }) =>
      subscribers.countRecipients({ authorId: 'user-9', now: at(1), most: 1001 }),
    ),
    unsentEmails: reads(async ({ subscribers }) =>
      subscribers.unsentEmails({ postId: 'post-1', most: 1001 }),
    ),
    stopPostLetters: unseen('visitors see no letters', async ({ subscribers }) =>
      subscribers.stopPostLetters({ postId: 'post-1', by: 'user-1' }),
    ),
    emailed: reads(async ({ subscribers }) => subscribers.emailed(['post-1', 'post-2'])),
    startLetter: unseen('visitors see no letters', async ({ subscribers }) =>
      subscribers.startLetter({ id: 'new', attempts: 1 }, { subscriberId: 'new', now: at(1) }),
    ),
    newPosts: reads(async ({ subscribers }) => subscribers.newPosts(['post-1', 'post-2'])),
    stop: unseen('visitors see no subscribers', async ({ subscribers }) =>
      subscribers.stop('stop new'),
    ),
    sweep: unseen('visitors see no subscribers', async ({ subscribers }) => subscribers.sweep(3)),
  },
};

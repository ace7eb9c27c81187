import type { Data } from '../port';
import { at, commentRow, letterRow, logRow, restrictionRow, subscriberRow } from './rows';

/** A call of each method of some parts of the port. */
export type Calls<Part extends keyof Data> = {
  readonly [Name in Part]: {
    readonly [Method in keyof Data[Name]]: (data: Data) => Promise<unknown>;
  };
};

const page = { skip: 20, take: 20 };
const hidden = { state: 'hidden', stateReason: 'Spam' } as const;

/** The parts that are about what happens between people. */
export const communityCalls: Calls<
  'mutes' | 'reports' | 'moderation' | 'subscribers' | 'site' | 'restrictions'
> = {
  site: {
    read: async ({ site }) => site.read(),
    update: async ({ site }) => site.update({ holding: 'new', version: 0 }, 'admin'),
  },
  restrictions: {
    insert: async ({ restrictions }) =>
      restrictions.insert(
        restrictionRow('new', { userId: 'user-8' }),
        logRow('restricted', { actorId: 'admin' }),
      ),
    list: async ({ restrictions }) => restrictions.list({ ...page, userId: 'user-8' }),
    active: async ({ restrictions }) =>
      restrictions.active({ userId: 'user-8', kind: 'comment', now: 1 }),
    remove: async ({ restrictions }) =>
      restrictions.remove({ id: 'new', userId: 'user-8' }, logRow('lifted', { actorId: 'admin' })),
  },
  mutes: {
    put: async ({ mutes }) => mutes.put({ userId: 'user-5', mutedId: 'user-8', createdAt: 1 }),
    list: async ({ mutes }) => mutes.list({ ...page, userId: 'user-5' }),
    mutedUsernames: async ({ mutes }) => mutes.mutedUsernames('user-5'),
    mutesBetween: async ({ mutes }) =>
      mutes.mutesBetween({ userId: 'user-5', others: ['user-8', 'user-9'] }),
    remove: async ({ mutes }) => mutes.remove({ userId: 'user-5', mutedId: 'user-8' }),
  },
  reports: {
    insert: async ({ reports }) =>
      reports.insert(
        { subjectId: 'new', reporterId: 'user-5', reason: 'spam', text: '', createdAt: 1 },
        { kind: 'post', postId: 'post-9', commentId: null, profileId: null },
      ),
    list: async ({ reports }) => reports.list({ ...page, state: 'open' }),
    byId: async ({ reports }) => reports.byId('new'),
    decide: async ({ reports, comments }) => {
      await comments.insert(commentRow('reported', { postId: 'post-9', authorId: 'user-5' }));
      await reports.insert(
        { subjectId: 'third', reporterId: 'user-8', reason: 'spam', text: '', createdAt: 1 },
        { kind: 'comment', postId: null, commentId: 'reported', profileId: null },
      );
      const decision = { state: 'upheld', action: 'hide', reason: 'Spam' } as const;
      await reports.decide('third', decision, logRow('report', { actorId: 'admin' }));
    },
    sweep: async ({ reports }) => reports.sweep(2),
  },
  moderation: {
    setRole: async ({ moderation }) =>
      moderation.setRole({ id: 'user-9', role: 'moderator' }, logRow('role', { actorId: 'admin' })),
    decide: async ({ moderation }) =>
      moderation.decide('liked', hidden, logRow('hidden', { actorId: 'user-1' })),
    decideAll: async ({ moderation, comments }) => {
      await comments.insert(commentRow('second', { postId: 'post-9', authorId: 'user-5' }));
      await moderation.decideAll('user-5', hidden, logRow('all', { actorId: 'user-9' }));
    },
    closeComments: async ({ moderation }) =>
      moderation.closeComments(
        { postId: 'post-9', isClosed: true },
        logRow('closed', { actorId: 'admin' }),
      ),
    held: async ({ moderation }) => {
      await moderation.held({ ...page, by: 'user-9' });
      await moderation.held({ ...page, by: 'user-1', postsOf: 'user-1' });
    },
    log: async ({ moderation }) => moderation.log(page),
    sweep: async ({ moderation }) => moderation.sweep(2),
  },
  subscribers: {
    put: async ({ subscribers }) =>
      subscribers.put(
        subscriberRow('new', { authorId: 'user-9', confirmedAt: null }),
        letterRow('new', { userId: null }),
      ),
    find: async ({ subscribers }) => subscribers.find('stop new'),
    byId: async ({ subscribers }) => subscribers.byId('new'),
    confirm: async ({ subscribers }) =>
      subscribers.confirm('confirm new', { now: at(1), askedAfter: 0 }),
    list: async ({ subscribers }) => {
      await subscribers.list({ ...page, authorId: 'user-9' });
      await subscribers.list(page);
    },
    all: async ({ subscribers }) => subscribers.all('user-9'),
    storeLetters: async ({ subscribers }) => subscribers.storeLetters({ now: at(1), take: 100 }),
    stop: async ({ subscribers }) => subscribers.stop('stop new'),
    sweep: async ({ subscribers }) => subscribers.sweep(3),
  },
};

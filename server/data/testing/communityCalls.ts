import { bookCalls } from './bookCalls';
import type { Calls } from './portCalls';
import { at, commentRow, letterRow, logRow, restrictionRow, subscriberRow } from './rows';

const page = { skip: 20, take: 20 };
const hidden = { state: 'hidden', stateReason: 'Spam' } as const;

/** The parts that are about what happens between people. */
export const communityCalls: Calls<
  | 'following'
  | 'reads'
  | 'book'
  | 'mutes'
  | 'notifications'
  | 'reports'
  | 'moderation'
  | 'subscribers'
  | 'site'
  | 'restrictions'
> = {
  ...bookCalls,
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
    listActive: async ({ restrictions }) => restrictions.listActive({ ...page, now: 1 }),
    countPeople: async ({ restrictions }) => restrictions.countPeople(1),
    active: async ({ restrictions }) =>
      restrictions.active({ userId: 'user-8', kind: 'comment', now: 1 }),
    remove: async ({ restrictions }) =>
      restrictions.remove({ id: 'new', userId: 'user-8' }, logRow('lifted', { actorId: 'admin' })),
  },
  following: {
    followTopic: async ({ following }) =>
      following.followTopic(
        { userId: 'user-5', tagKey: 'tag-9', tag: 'tag-9', createdAt: 1 },
        1000,
      ),
    topics: async ({ following }) => following.topics('user-5'),
    posts: async ({ following }) => {
      await following.posts({ userId: 'user-5', skip: 0, take: 20 });
      await following.posts({ userId: 'user-5', skip: 20, take: 20 });
    },
    suggestions: async ({ following }) => following.suggestions({ userId: 'user-5', take: 3 }),
    see: async ({ following }) => following.see({ userId: 'user-5', until: 1 }),
    unfollowTopic: async ({ following }) =>
      following.unfollowTopic({ userId: 'user-5', tagKey: 'tag-9' }),
  },
  reads: {
    save: async ({ reads }) =>
      reads.save({
        userId: 'user-5',
        reads: [{ postId: 'post-9', revision: 1, readAt: 1, lastBlock: '' }],
        ifKept: false,
        most: 5000,
      }),
    list: async ({ reads }) => reads.list('user-5'),
    find: async ({ reads }) => reads.find({ userId: 'user-5', postId: 'post-9' }),
    forget: async ({ reads }) => reads.forget('user-5'),
  },
  mutes: {
    put: async ({ mutes }) => mutes.put({ userId: 'user-5', mutedId: 'user-8', createdAt: 1 }),
    list: async ({ mutes }) => mutes.list({ ...page, userId: 'user-5' }),
    mutedUsernames: async ({ mutes }) =>
      mutes.mutedUsernames({ userId: 'user-5', postId: 'post-1' }),
    mutedBy: async ({ mutes }) =>
      mutes.mutedBy({ usernames: ['user-5', 'User-9'], mutedIds: ['user-8', 'user-9'] }),
    mutesBetween: async ({ mutes }) =>
      mutes.mutesBetween({ userId: 'user-5', others: ['user-8', 'user-9'] }),
    remove: async ({ mutes }) => mutes.remove({ userId: 'user-5', mutedId: 'user-8' }),
  },
  notifications: {
    list: async ({ notifications }) => notifications.list({ ...page, userId: 'user-1' }),
    unseen: async ({ notifications }) => notifications.unseen(['user-1', 'user-9']),
    markSeen: async ({ notifications }) =>
      notifications.markSeen({ userId: 'user-1', until: at(1) }),
    choices: async ({ notifications }) => notifications.choices('user-5'),
    choose: async ({ notifications }) =>
      notifications.choose([
        { userId: 'user-5', kind: 'likes', site: false, letter: 'never', changedAt: 1 },
      ]),
    digest: async ({ notifications }) =>
      notifications.digest({
        userId: 'user-1',
        period: 'daily',
        defaults: ['comment'],
        since: 0,
        until: 1000,
        take: 20,
      }),
    storeDigests: async ({ notifications }) => {
      for (const period of ['now', 'daily'] as const) {
        const due = { period, defaults: ['comment'] as const, now: 1000, take: 100 };
        await notifications.storeDigests({ ...due, slot: 500 });
        await notifications.storeDigests({ ...due, slot: 1000 });
        await notifications.storeDigests({ ...due, slot: 1000 });
      }
    },
    switchLetters: async ({ notifications }) =>
      notifications.switchLetters({
        userId: 'user-5',
        kinds: ['comment'],
        from: 'daily',
        to: 'never',
        defaults: ['comment'],
        at: 2,
      }),
    sweep: async ({ notifications }) => notifications.sweep(1),
  },
  reports: {
    insert: async ({ reports }) =>
      reports.insert(
        { subjectId: 'new', reporterId: 'user-5', reason: 'spam', text: '', createdAt: 1 },
        { kind: 'post', postId: 'post-9', commentId: null, profileId: null, headingId: null },
      ),
    list: async ({ reports }) => reports.list({ ...page, state: 'open', by: 'admin' }),
    waiting: async ({ reports }) => reports.waiting('admin'),
    byId: async ({ reports }) => reports.byId('new'),
    decide: async ({ reports, comments }) => {
      await comments.insert(commentRow('reported', { postId: 'post-9', authorId: 'user-5' }));
      await reports.insert(
        { subjectId: 'third', reporterId: 'user-8', reason: 'spam', text: '', createdAt: 1 },
        { kind: 'comment', postId: null, commentId: 'reported', profileId: null, headingId: null },
      );
      const decision = { state: 'upheld', action: 'hide', reason: 'Spam' } as const;
      await reports.decide('third', decision, [logRow('report', { actorId: 'admin' })]);
    },
    undo: async ({ reports, comments }) => {
      await comments.insert(commentRow('back', { postId: 'post-9', authorId: 'user-5' }));
      await reports.insert(
        { subjectId: 'fourth', reporterId: 'user-8', reason: 'spam', text: '', createdAt: 1 },
        { kind: 'comment', postId: null, commentId: 'back', profileId: null, headingId: null },
      );
      const decision = { state: 'upheld', action: 'hide', reason: 'Spam' } as const;
      await reports.decide('fourth', decision, [logRow('made', { actorId: 'admin' })]);
      return reports.undo({ id: 'fourth', since: 0 }, logRow('undone', { actorId: 'admin' }));
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
    allow: async ({ moderation }) => {
      const withheld = { id: 'post-9', reason: 'Spam' };
      await moderation.withhold(withheld, logRow('withheld', { actorId: 'admin' }));
      await moderation.allow('post-9', logRow('allowed', { actorId: 'admin' }));
    },
    withhold: async ({ moderation }) =>
      moderation.withhold(
        { id: 'post-9', reason: 'Spam' },
        logRow('unpublished', { actorId: 'admin' }),
      ),
    withheld: async ({ moderation }) => moderation.withheld(page),
    held: async ({ moderation }) => {
      await moderation.held({ ...page, by: 'user-9' });
      await moderation.held({ ...page, by: 'user-1', postsOf: 'user-1' });
    },
    waiting: async ({ moderation }) => {
      await moderation.waiting({ by: 'user-9' });
      await moderation.waiting({ by: 'user-1', postsOf: 'user-1' });
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
    listAfter: async ({ subscribers }) => {
      const query = { after: { confirmedAt: at(0), id: 'user-9' }, take: 500 };
      await subscribers.listAfter(query);
      await subscribers.listAfter({ ...query, authorId: 'user-9' });
    },
    storeLetters: async ({ subscribers }) => {
      const until = { publishedUntil: at(1), registeredUntil: at(1) };
      await subscribers.storeLetters({ now: at(1), take: 100, ...until });
    },
    waitingLetters: async ({ subscribers }) =>
      subscribers.waitingLetters({ postId: 'post-1', most: 1001 }),
    stopPostLetters: async ({ subscribers }) =>
      subscribers.stopPostLetters({ postId: 'post-1', by: 'user-1' }),
    startLetter: async ({ subscribers }) =>
      subscribers.startLetter({ id: 'new', attempts: 1 }, { subscriberId: 'new', now: at(1) }),
    newPosts: async ({ subscribers }) => subscribers.newPosts(['post-1', 'post-2']),
    stop: async ({ subscribers }) => subscribers.stop('stop new'),
    sweep: async ({ subscribers }) => subscribers.sweep(3),
  },
};

import type { Data } from '../port';
import { communityCalls } from './communityCalls';
import type { Calls } from './portCalls';
import {
  at,
  commentRow,
  contactRow,
  letterRow,
  newPost,
  newSession,
  publishing,
  resourceRow,
  shownDocument,
  tokenRow,
  userRow,
} from './rows';

const page = { skip: 20, take: 20 };
const versions = { postId: 'post-9', publicOnly: true };
const used = { tokenHash: 'hash', now: 0 };
const checked = { email: 'user-9', passwordHash: null };
const author = { authorId: 'user-9', publishedOnly: true };

const callsByPart: Calls<keyof Data> = {
  users: {
    insert: async ({ users }) => users.insert(userRow('ada')),
    hasAdmin: async ({ users }) => users.hasAdmin(),
    insertFirstAdmin: async ({ users }) =>
      users.insertFirstAdmin(userRow('admin', { role: 'admin' })),
    byId: async ({ users }) => users.byId('user-9'),
    byUsername: async ({ users }) => users.byUsername('user-9'),
    startingWith: async ({ users }) =>
      users.startingWith({ startsWith: 'use', viewerId: 'user-9', take: 5 }),
    existingNames: async ({ users }) => users.existingNames(['user-9', 'user-8', 'none']),
    byEmail: async ({ users }) => users.byEmail('user-9'),
    byProviderId: async ({ users }) => users.byProviderId('id'),
    byFormerUsername: async ({ users }) => users.byFormerUsername('gone'),
    withCounts: async ({ users }) => users.withCounts('user-9'),
    update: async ({ users }) => users.update('user-9', { username: 'renamed', firstName: 'Eva' }),
    setBlocked: async ({ users }) => users.setBlocked('user-8', true),
    list: async ({ users }) => users.list({ ...page, term: 'user-99' }),
    remove: async ({ users }) => users.remove('user-7'),
    gains: async ({ users }) => users.gains('user-9', [{ from: 0, to: 9 }]),
    bestPosts: async ({ users }) => users.bestPosts({ id: 'user-9', from: 0, to: 9, take: 3 }),
  },
  credentials: {
    setPassword: async ({ credentials }) =>
      credentials.setPassword({
        userId: 'user-6',
        expected: null,
        passwordHash: 'hash',
        keepSession: '',
      }),
    rehash: async ({ credentials }) =>
      credentials.rehash({ userId: 'user-6', expected: 'hash', passwordHash: 'other' }),
    resetPassword: async ({ credentials }) =>
      credentials.resetPassword({ ...used, passwordHash: 'hash' }),
    verifyEmail: async ({ credentials }) =>
      credentials.verifyEmail({ ...used, username: 'user-6' }),
    changeEmail: async ({ credentials }) =>
      credentials.changeEmail({
        userId: 'user-9',
        checked,
        patch: { email: 'new@example.com' },
        pending: { letters: [letterRow('moved', { userId: 'user-9' })], tokens: [] },
        atOnce: { letters: [], tokens: [] },
        keepSession: '',
        now: 0,
      }),
    confirmEmail: async ({ credentials }) =>
      credentials.confirmEmail({
        ...used,
        username: 'user-9',
        restoreUntil: 9,
        keepSession: null,
      }),
    cancelEmailChange: async ({ credentials }) => credentials.cancelEmailChange('user-9'),
    restoreEmail: async ({ credentials }) =>
      credentials.restoreEmail({ ...used, keepSession: null }),
    mergeProvider: async ({ credentials }) =>
      credentials.mergeProvider({ userId: 'user-9', checked, tokenHash: 'hash', providerId: null }),
    storeProviderId: async ({ credentials }) =>
      credentials.storeProviderId({ userId: 'user-9', email: 'user-9', providerId: 'id' }),
    takeOver: async ({ credentials }) =>
      credentials.takeOver({ userId: 'user-9', email: 'user-9', providerId: 'id' }),
  },
  sessions: {
    insert: async ({ sessions }) => sessions.insert(newSession('session', { userId: 'user-5' })),
    byId: async ({ sessions }) => sessions.byId('session'),
    withUser: async ({ sessions }) => sessions.withUser('session'),
    rotate: async ({ sessions }) => sessions.rotate('session', 'refresh', { xsrf: 'new' }),
    open: async ({ sessions }) => sessions.open(['session', 'gone'], 0),
    remove: async ({ sessions }) => sessions.remove('session'),
    sweep: async ({ sessions }) => sessions.sweep(0),
  },
  devices: {
    remember: async ({ devices }) =>
      devices.remember({ hash: 'hash', userId: 'user-5', seenAt: 1, expiresAt: 9 }, 3),
    isKnown: async ({ devices }) => devices.isKnown('hash', 0),
    sweep: async ({ devices }) => devices.sweep(0),
  },
  tokens: {
    put: async ({ tokens }) => tokens.put(tokenRow('hash', { userId: 'user-5' })),
    peek: async ({ tokens }) => tokens.peek('hash', 'verify'),
    setExpiry: async ({ tokens }) =>
      tokens.setExpiry({ hash: 'hash', kind: 'verify', expiresAt: 9 }),
    sweep: async ({ tokens }) => tokens.sweep(0),
  },
  posts: {
    insert: async ({ posts }) => posts.insert(newPost('new', { authorId: 'user-5' })),
    byId: async ({ posts }) => posts.byId('post-9'),
    byUrl: async ({ posts }) => posts.byUrl('post-9'),
    accessById: async ({ posts }) => posts.accessById('post-9'),
    hasBlock: async ({ posts }) => posts.hasBlock('post-9', 'block-1'),
    update: async ({ posts }) => posts.update('new', { title: 'Other', updatedAt: 1 }, 'user-5'),
    remove: async ({ posts }) => posts.remove('new', 'user-5'),
    trending: async ({ posts }) => posts.trending({ take: 20 }),
    byPopularAuthors: async ({ posts }) =>
      posts.byPopularAuthors({ without: ['post-9'], take: 20 }),
    latest: async ({ posts }) => posts.latest(page),
    async search({ posts }) {
      for (const term of ['', 'tag-77', 'user-77', 'p9', '東京']) {
        await posts.search({ ...page, term });
      }
    },
    recent: async ({ posts }) =>
      posts.recent({ post: { id: 'post-90000', publishedAt: 90_000 * 60_000 }, take: 8 }),
    async ofAuthor({ posts }) {
      await posts.ofAuthor({ ...page, ...author });
      await posts.ofAuthor({ ...page, ...author, term: 'title' });
    },
    keywords: async ({ posts }) => posts.keywords({ take: 10 }),
    async feed({ posts }) {
      const { authorId } = author;
      for (const query of [{}, { authorId }, { tag: 'tag-9' }, { authorId, tag: 'tag-9' }]) {
        await posts.feed({ ...query, take: 20 });
      }
    },
    listPublicUrls: async ({ posts }) => posts.listPublicUrls({ skip: 10_000, take: 10_000 }),
  },
  matches: {
    async authors({ matches }) {
      for (const term of ['user-77', 'p9', '東京']) await matches.authors({ term, take: 3 });
    },
    words: async ({ matches }) => matches.words(['w77', 'user-77', 'none']),
    contents: async ({ matches }) =>
      matches.contents({ ids: ['post-8', 'post-9'], mostBytes: 1024 }),
  },
  previews: {
    put: async ({ previews }) =>
      previews.put({ postId: 'post-10', hash: 'preview', expiresAt: 9 }, { by: 'user-2', now: 1 }),
    read: async ({ previews }) => previews.read('preview', 8),
    draft: async ({ previews }) => previews.draft('preview', 8),
    remove: async ({ previews }) => previews.remove('post-10', 'user-2'),
    sweep: async ({ previews }) => previews.sweep(9),
  },
  publication: {
    schedule: async ({ publication }) =>
      publication.schedule({ id: 'post-10', publishAt: 9 }, publishing('user-2', 1)),
    due: async ({ publication }) => publication.due({ now: 9, take: 20 }),
    carryOut: async ({ publication }) =>
      publication.carryOut(
        { id: 'post-10', publishAt: 9 },
        { document: shownDocument, letter: letterRow('not-published') },
      ),
    publish: async ({ publication }) => publication.publish('post-20', publishing('user-3', 9)),
    unpublish: async ({ publication }) => publication.unpublish('post-20', 'user-3'),
    takeBack: async ({ publication }) => publication.takeBack('post-20', 'user-3'),
  },
  postUrls: {
    taken: async ({ postUrls }) => postUrls.taken(['post-9', 'none']),
    change: async ({ postUrls }) =>
      postUrls.change({ id: 'post-20', url: 'renamed', by: 'user-3', now: 1 }),
  },
  revisions: {
    list: async ({ revisions }) => revisions.list({ ...page, ...versions }),
    read: async ({ revisions }) => revisions.read({ ...versions, number: 1 }),
    nearest: async ({ revisions }) => revisions.nearest({ ...versions, since: 1 }),
    areSmall: async ({ revisions }) => revisions.areSmall({ postId: 'post-9', after: 1, until: 3 }),
    clear: async ({ revisions }) => revisions.clear({ postId: 'post-49', number: 1, by: 'user-5' }),
  },
  comments: {
    threads: async ({ comments }) => {
      const of = { ...page, postId: 'post-9', reader: { id: 'user-5', decides: false } };
      await comments.threads({ ...of, order: 'newest' });
      await comments.threads({ ...of, order: 'oldest', reader: null });
      await comments.threads({ ...of, order: 'newest', blockId: 'block-1' });
    },
    thread: async ({ comments }) =>
      comments.thread({
        commentId: 'comment-8',
        reader: { id: 'user-5', decides: false },
        take: 20,
      }),
    replies: async ({ comments }) =>
      comments.replies({ ...page, postId: 'post-9', parentId: 'comment-8', reader: null }),
    own: async ({ comments }) =>
      comments.own({
        postId: 'post-9',
        reader: { id: 'user-5', decides: false },
        take: 20,
        rule: { unset: 'new', now: 1 },
      }),
    totals: async ({ comments }) => comments.totals('post-9'),
    newer: async ({ comments }) => {
      const of = { postId: 'post-9', after: 1, most: 99 };
      await comments.newer({ ...of, reader: null });
      await comments.newer({ ...of, reader: { id: 'user-5', decides: false } });
    },
    ofMember: async ({ comments }) => comments.ofMember({ ...page, userId: 'user-5' }),
    remarks: async ({ comments }) => comments.remarks({ postId: 'post-9', reader: null }),
    insert: async ({ comments }) =>
      comments.insert(commentRow('new', { postId: 'post-9', authorId: 'user-5' })),
    byId: async ({ comments }) => comments.byId('new'),
    ofPost: async ({ comments }) => comments.ofPost({ ...page, postId: 'post-9' }),
    release: async ({ comments }) => {
      const held = { postId: 'post-9', authorId: 'user-5', state: 'held' } as const;
      await comments.insert(commentRow('held', held));
      await comments.release('user-5', { unset: 'off', now: 1, areForeign: () => false });
    },
    update: async ({ comments }) =>
      comments.update('new', { text: 'Other', updatedAt: 1 }, 'user-5'),
    remove: async ({ comments }) => comments.remove('new', 'user-5'),
  },
  commentLikes: {
    add: async (data) => {
      await data.comments.insert(commentRow('liked', { postId: 'post-9', authorId: 'user-5' }));
      return data.commentLikes.add({ commentId: 'liked', userId: 'user-5', createdAt: 1 });
    },
    remove: async ({ commentLikes }) =>
      commentLikes.remove({ commentId: 'liked', userId: 'user-5' }),
  },
  clientIds: {
    find: async ({ clientIds }) =>
      clientIds.find({ userId: 'user-5', call: 'addComment', clientId: 'key-0001' }),
    sweep: async ({ clientIds }) => clientIds.sweep(0),
  },
  likes: {
    add: async ({ likes }) => likes.add({ postId: 'post-9', userId: 'user-5', createdAt: 1 }),
    remove: async ({ likes }) => likes.remove({ postId: 'post-9', userId: 'user-5' }),
    state: async ({ likes }) => likes.state('post-9', 'user-5'),
  },
  follows: {
    insert: async ({ follows }) =>
      follows.insert({ id: 'new', authorId: 'user-5', followerId: 'user-3000', createdAt: 1 }),
    byId: async ({ follows }) => follows.byId('new'),
    between: async ({ follows }) =>
      follows.between({ authorId: 'user-5', followerId: 'user-3000' }),
    remove: async ({ follows }) => follows.remove('new', 'user-3000'),
    followersOf: async ({ follows }) => follows.followersOf({ ...page, userId: 'user-9' }),
    followedBy: async ({ follows }) => follows.followedBy({ ...page, userId: 'user-9' }),
  },
  resources: {
    insert: async ({ resources }) => resources.insert(resourceRow('new', { ownerId: 'user-5' })),
    claim: async ({ resources }) =>
      resources.claim({ ids: ['new'], ownerId: 'user-5', postId: 'post-49' }),
    sweep: async ({ resources }) => resources.sweep(0),
  },
  storedFiles: {
    siteId: async ({ storedFiles }) => storedFiles.siteId(),
    findUsed: async ({ storedFiles }) =>
      storedFiles.findUsed([{ name: 'a.webp', url: '/files/a.webp' }]),
  },
  contact: {
    insert: async ({ contact }) =>
      contact.insert(contactRow('new'), letterRow('message', { userId: null })),
    byId: async ({ contact }) => contact.byId('new'),
  },
  letters: {
    claim: async ({ letters }) => letters.claim({ now: at(1), until: at(2), take: 4 }),
    putBack: async ({ letters }) =>
      letters.putBack(
        { id: 'message', attempts: 1 },
        { dueAt: 1, failure: 'No', failedAt: 2, refusedAt: 2 },
      ),
    refusals: async ({ letters }) => letters.refusals('user-9'),
    sent: async ({ letters }) => letters.sent({ id: 'message', email: 'ada@example.com' }),
    sweepRefusals: async ({ letters }) => letters.sweepRefusals(3),
    list: async ({ letters }) => letters.list(page),
    sweep: async ({ letters }) => letters.sweep(3),
    remove: async ({ letters }) => letters.remove('moved'),
  },
  ...communityCalls,
};

/** Calls every method of the port with each kind of query that it has, in the order of this list. */
export const calls = Object.entries(callsByPart).flatMap(([part, methods]) =>
  Object.entries(methods).map(([method, call]) => ({ name: `${part}.${method}`, call })),
);

/** Adds the few accounts and posts that the calls need to change something. */
export async function addRowsForCalls({ users, posts }: Data) {
  for (const id of ['user-1', 'user-2', 'user-3', 'user-5', 'user-7', 'user-8', 'user-3000']) {
    await users.insert(userRow(id));
  }
  for (const id of ['user-6', 'user-9']) {
    await users.insert(userRow(id, { email: id, passwordHash: null }));
  }
  await posts.insert(newPost('post-9', { authorId: 'user-1' }));
  await posts.insert(newPost('post-49', { authorId: 'user-5' }));
  await posts.insert(newPost('post-10', { authorId: 'user-2', isPublished: false }));
  await posts.insert(newPost('post-20', { authorId: 'user-3', isPublished: false }));
  await posts.update('post-49', { title: 'Second version', updatedAt: at(1) }, 'user-5');
}

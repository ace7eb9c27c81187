import { array, constantFrom, nat, record } from 'fast-check';
import type { Client } from './createClient';
import { postBody } from './createScenario';
import { createTestApi, type TestApi } from './createTestApi';
import { testPicture } from './testPicture';

const names = ['alice', 'bernd', 'carla', 'david'] as const;
const kinds = [
  ...([
    'create',
    'create',
    'create',
    'comment',
    'comment',
    'like',
    'like',
    'follow',
    'follow',
  ] as const),
  ...(['reply', 'reply', 'like comment'] as const),
  ...(['unlike', 'unfollow', 'unpublish', 'publish', 'remove post', 'remove comment'] as const),
  ...(['upload', 'avatar', 'block', 'unblock', 'close'] as const),
];
export type Action = { kind: (typeof kinds)[number]; who: (typeof names)[number]; pick: number };

/** Random actions of several users. */
export const actions = array(
  record({ kind: constantFrom(...kinds), who: constantFrom(...names), pick: nat(30) }),
  { minLength: 5, maxLength: 30 },
);
type Community = { api: TestApi; clients: Record<Action['who'], Client>; admin: Client };

async function createCommunity(): Promise<Community> {
  const api = createTestApi();
  const client = async (name: string) => (await api.addSignedInUser(name)).client;
  return {
    api,
    clients: {
      alice: await client('alice'),
      bernd: await client('bernd'),
      carla: await client('carla'),
      david: await client('david'),
    },
    admin: (await api.addSignedInUser('admin', { role: 'admin' })).client,
  };
}

function pickFrom(rows: readonly { id: string }[], pick: number) {
  return rows[pick % Math.max(rows.length, 1)]?.id ?? 'none';
}

const profile = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  bio: 'Counts.',
};

/** Runs one action; a failure response is fine. */
async function attempt(
  { api, clients, admin }: Community,
  { kind, who, pick }: Action,
  at: number,
) {
  const { rows } = api;
  const client = clients[who];
  const other = `user-${names[pick % names.length]}`;
  const post = pickFrom(await rows('posts'), pick);
  const byId = { params: { id: post } };
  switch (kind) {
    case 'create':
      return client.call('createPost', { body: postBody({ url: `post-${at}` }) });
    case 'comment':
      return client.call('addComment', { body: { blogId: post, comment: `Comment ${at}.` } });
    case 'like':
      return client.call('likePost', { params: { postId: post } });
    case 'reply': {
      const parentId = pickFrom(await rows('comments'), pick);
      return client.call('addComment', { body: { blogId: post, comment: 'No.', parentId } });
    }
    case 'like comment':
      return client.call('likeComment', {
        params: { commentId: pickFrom(await rows('comments'), pick) },
      });
    case 'unlike':
      return client.call('unlikePost', { params: { postId: post } });
    case 'follow':
      return client.call('followAuthor', { body: { authId: other } });
    case 'unfollow':
      return client.call('unfollowAuthor', {
        params: { followId: pickFrom(await rows('follows'), pick) },
      });
    case 'unpublish':
      return client.call('unpublishPost', { ...byId, body: {} });
    case 'publish':
      return client.call('publishPost', { ...byId, body: {} });
    case 'remove post':
      return client.call('deletePost', { ...byId, body: {} });
    case 'remove comment':
      return client.call('deleteComment', {
        params: { commentId: pickFrom(await rows('comments'), pick) },
      });
    case 'upload':
      return client.call('uploadResource', { body: { resource: testPicture() } });
    case 'avatar': {
      const form = { ...profile, username: who, email: `${who}@example.com` };
      return client.call('updateProfile', { body: { ...form, avatar: testPicture() } });
    }
    case 'block':
      return admin.call('blockUser', { params: { id: other }, body: {} });
    case 'unblock':
      return admin.call('unblockUser', { params: { id: other }, body: {} });
    case 'close':
      return client.call('deleteAccount', { params: { id: `user-${who}` }, body: {} });
    default:
      return kind satisfies never;
  }
}

/** Runs the actions in a new community, one per second, and returns the status of each. */
export async function runActions(history: readonly Action[]) {
  const community = await createCommunity();
  const statuses: number[] = [];
  for (const [at, step] of history.entries()) {
    community.api.clock.advance(1000);
    statuses.push((await attempt(community, step, at)).status);
  }
  await community.api.settled();
  return { ...community, statuses };
}

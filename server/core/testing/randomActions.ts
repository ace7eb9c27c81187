import { array, constantFrom, nat, record } from 'fast-check';
import type { Caller } from './createClient';
import { postBody } from './createScenario';
import { createTestApi, type TestApi } from './createTestApi';
import { testPicture } from './testImage';

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
  ...(['unlike', 'unfollow', 'unpublish', 'publish', 'remove post', 'remove comment'] as const),
  ...(['upload', 'avatar', 'block', 'unblock', 'close'] as const),
];
export type Step = { kind: (typeof kinds)[number]; who: (typeof names)[number]; pick: number };

/** Anything that people may do, in any order. */
export const steps = array(
  record({ kind: constantFrom(...kinds), who: constantFrom(...names), pick: nat(30) }),
  { minLength: 5, maxLength: 30 },
);
type Community = { api: TestApi; callers: Record<Step['who'], Caller>; admin: Caller };

async function createCommunity(): Promise<Community> {
  const api = createTestApi();
  const caller = async (name: string) => (await api.member(name)).caller;
  return {
    api,
    callers: {
      alice: await caller('alice'),
      bernd: await caller('bernd'),
      carla: await caller('carla'),
      david: await caller('david'),
    },
    admin: (await api.member('admin', { role: 'admin' })).caller,
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

/** Whatever it answers: a refusal is as good as anything, as long as nothing breaks. */
function attempt({ api, callers, admin }: Community, { kind, who, pick }: Step, at: number) {
  const { tables } = api.data;
  const caller = callers[who];
  const other = `user-${names[pick % names.length]}`;
  const post = pickFrom(tables.posts.rows(), pick);
  const byId = { params: { id: post } };
  switch (kind) {
    case 'create':
      return caller.call('createPost', { body: postBody({ url: `post-${at}` }) });
    case 'comment':
      return caller.call('addComment', { body: { blogId: post, comment: `Comment ${at}.` } });
    case 'like':
      return caller.call('likePost', { params: { postId: post } });
    case 'unlike':
      return caller.call('unlikePost', { params: { postId: post } });
    case 'follow':
      return caller.call('followAuthor', { body: { authId: other } });
    case 'unfollow':
      return caller.call('unfollowAuthor', {
        params: { followId: pickFrom(tables.follows.rows(), pick) },
      });
    case 'unpublish':
      return caller.call('unpublishPost', byId);
    case 'publish':
      return caller.call('publishPost', byId);
    case 'remove post':
      return caller.call('deletePost', { ...byId, body: {} });
    case 'remove comment':
      return caller.call('deleteComment', {
        params: { commentId: pickFrom(tables.comments.rows(), pick) },
      });
    case 'upload':
      return caller.call('uploadResource', { body: { resource: testPicture() } });
    case 'avatar': {
      const form = { ...profile, username: who, email: `${who}@example.com` };
      return caller.call('updateProfile', { body: { ...form, avatar: testPicture() } });
    }
    case 'block':
      return admin.call('blockUser', { params: { id: other }, body: {} });
    case 'unblock':
      return admin.call('unblockUser', { params: { id: other }, body: {} });
    case 'close':
      return caller.call('deleteAccount', { params: { id: `user-${who}` } });
    default:
      return kind satisfies never;
  }
}

/** A new community in which all of it happened, one step a second; how each step was answered. */
export async function communityAfter(history: readonly Step[]) {
  const community = await createCommunity();
  const statuses: number[] = [];
  for (const [at, step] of history.entries()) {
    community.api.clock.advance(1000);
    statuses.push((await attempt(community, step, at)).status);
  }
  await community.api.settled();
  return { ...community, statuses };
}

import type { Client } from './createClient';

const members = ['author', 'reader', 'newbie', 'moderator', 'admin'] as const;
const topic = { params: { tag: 'travel' } };

/** Who may see and change what they follow, and keep what was read, for the table of permissions. */
export const followingRows = [
  ['list followers', members, (c: Client) => c.call('listFollowers', { query: {} })],
  ['list followed authors', members, (c: Client) => c.call('listFollowing', { query: {} })],
  ['list followed posts', members, (c: Client) => c.call('listFollowedPosts', { query: {} })],
  [
    'mark followed posts as seen',
    members,
    (c: Client) => c.call('seeFollowedPosts', { body: { until: '2026-03-01T00:00:00.000Z' } }),
  ],
  ['follow a topic', members, (c: Client) => c.call('followTopic', topic)],
  ['unfollow a topic', members, (c: Client) => c.call('unfollowTopic', topic)],
  ['list followed topics', members, (c: Client) => c.call('listTopics', {})],
  ['read what concerns a reader', members, (c: Client) => c.call('readStart', { body: {} })],
  ['list what was read', members, (c: Client) => c.call('listReads', {})],
  ['keep what was read', members, (c: Client) => c.call('saveReads', { body: { reads: [] } })],
  ['forget what was read', members, (c: Client) => c.call('deleteReads', {})],
] as const;

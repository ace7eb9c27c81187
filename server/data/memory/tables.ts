import { emailKey } from '../emailKey';
import type { TableName } from '../rowSchemas';
import { keysOf } from './rowKeys';
import { createTable, type TableEvent } from './table';

const all = () => '';

/** Where `byPost` lists resources that no post uses yet. */
export const unclaimed = '';

/** Where `byProviderId` lists accounts without an id of the provider. */
const notLinked = '';

/** Where `byUser` lists letters to others than members. */
const noAccount = '';

/** Every table with the lists that the port's methods read. */
export function createTables(onEvent: (name: TableName, event: TableEvent) => void) {
  const report = (name: TableName) => (event: TableEvent) => onEvent(name, event);
  return {
    users: createTable(
      keysOf.users,
      {
        all,
        byUsername: ({ username }) => username.toLowerCase(),
        bySkeleton: ({ nameSkeleton }) => nameSkeleton,
        byEmail: ({ email }) => emailKey(email),
        byProviderId: ({ providerId }) => providerId ?? notLinked,
      },
      report('users'),
    ),
    formerUsernames: createTable(
      keysOf.formerUsernames,
      { byUser: ({ userId }) => userId },
      report('formerUsernames'),
    ),
    sessions: createTable(keysOf.sessions, { byUser: ({ userId }) => userId }, report('sessions')),
    devices: createTable(keysOf.devices, { byUser: ({ userId }) => userId }, report('devices')),
    tokens: createTable(keysOf.tokens, { byUser: ({ userId }) => userId }, report('tokens')),
    letters: createTable(
      keysOf.letters,
      { all, byUser: ({ userId }) => userId ?? noAccount },
      report('letters'),
    ),
    posts: createTable(
      keysOf.posts,
      { all, byUrl: ({ url }) => url.toLowerCase(), byAuthor: ({ authorId }) => authorId },
      report('posts'),
    ),
    contents: createTable(keysOf.contents, {}, report('contents')),
    comments: createTable(
      keysOf.comments,
      { byPost: ({ postId }) => postId, byAuthor: ({ authorId }) => authorId },
      report('comments'),
    ),
    clientIds: createTable(
      keysOf.clientIds,
      { byUser: ({ userId }) => userId },
      report('clientIds'),
    ),
    likes: createTable(
      keysOf.likes,
      { byPost: ({ postId }) => postId, byUser: ({ userId }) => userId },
      report('likes'),
    ),
    follows: createTable(
      keysOf.follows,
      {
        byAuthor: ({ authorId }) => authorId,
        byFollower: ({ followerId }) => followerId,
        byPair: ({ authorId, followerId }) => `${authorId} ${followerId}`,
      },
      report('follows'),
    ),
    resources: createTable(
      keysOf.resources,
      {
        byOwner: ({ ownerId }) => ownerId,
        byPost: ({ postId }) => postId ?? unclaimed,
      },
      report('resources'),
    ),
    contact: createTable(keysOf.contact, {}, report('contact')),
  };
}

export type Tables = ReturnType<typeof createTables>;

import type { Client } from './createClient';

const members = ['author', 'reader', 'newbie', 'moderator', 'admin'] as const;
type OfPost = { postId: string; commentId: string };

const body = { choices: { likes: { site: true, letter: 'daily' } } };

/** Who may read and change what about notifications, for the table of permissions. */
export const notificationRows = [
  ['list notifications', members, (c: Client) => c.call('listNotifications', { query: {} })],
  ['mark notifications as seen', members, (c: Client) => c.call('seeNotifications', { body: {} })],
  [
    'get live numbers',
    members,
    async (c: Client) => {
      const response = await c.call('streamUnseen', { query: {} });
      // An answer of the stream doesn't end.
      if (response.ok) await response.body?.cancel();
      return response;
    },
  ],
  [
    'silence a post',
    members,
    (c: Client, { postId }: OfPost) => c.call('silencePost', { params: { id: postId } }),
  ],
  [
    'end the silence of a post',
    members,
    (c: Client, { postId }: OfPost) => c.call('unsilencePost', { params: { id: postId } }),
  ],
  [
    'silence a thread',
    members,
    (c: Client, { commentId }: OfPost) => c.call('silenceThread', { params: { commentId } }),
  ],
  [
    'end the silence of a thread',
    members,
    (c: Client, { commentId }: OfPost) => c.call('unsilenceThread', { params: { commentId } }),
  ],
  ['list people', members, (c: Client) => c.call('listPeople', { query: { startsWith: 'a' } })],
  ['read choices', members, (c: Client) => c.call('readChoices', {})],
  ['change choices', members, (c: Client) => c.call('saveChoices', { body })],
] as const;

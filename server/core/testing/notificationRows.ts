import type { Client } from './createClient';

const members = ['author', 'reader', 'newbie', 'moderator', 'admin'] as const;
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
  ['list people', members, (c: Client) => c.call('listPeople', { query: { startsWith: 'a' } })],
  ['read choices', members, (c: Client) => c.call('readChoices', {})],
  ['change choices', members, (c: Client) => c.call('saveChoices', { body })],
] as const;

import type { Client } from './createClient';
import type { Scenario } from './createScenario';

const members = ['author', 'reader', 'newbie', 'moderator', 'admin'] as const;
const moderators = ['moderator', 'admin'] as const;
const onlyAdmin = ['admin'] as const;
const someone = { params: { id: 'user-someone' }, body: {} };
const report = { body: { kind: 'profile', subjectId: 'user-someone', reason: 'spam' } } as const;
const hiding = { state: 'hidden', reason: 'Spam' } as const;

/** Who may moderate and administer what, for the table of permissions. */
export const moderationRows = [
  [
    'make an account a moderator',
    onlyAdmin,
    (c: Client) =>
      c.call('setRole', { params: { id: 'user-someone' }, body: { role: 'moderator' } }),
  ],
  [
    'hide a comment under the author’s post',
    ['author', ...moderators],
    (c: Client, { commentId }: { commentId: string }) =>
      c.call('decideComment', { params: { commentId }, body: hiding }),
  ],
  [
    'remove a comment under the author’s post for a reason',
    moderators,
    (c: Client, { commentId }: { commentId: string }) =>
      c.call('decideComment', { params: { commentId }, body: { ...hiding, state: 'removed' } }),
  ],
  [
    'hide all comments of a person',
    moderators,
    (c: Client) => c.call('decideAllComments', { params: { id: 'user-someone' }, body: hiding }),
  ],
  [
    'read the own part of a post',
    members,
    (c: Client, { postId }: { postId: string }) => c.call('readOwn', { params: { id: postId } }),
  ],
  ['list comments that wait', members, (c: Client) => c.call('listHeldComments', { query: {} })],
  ['read the log of moderation', onlyAdmin, (c: Client) => c.call('listLog', { query: {} })],
  ['mute another account', members, (c: Client) => c.call('muteUser', { params: someone.params })],
  [
    'unmute another account',
    members,
    (c: Client) => c.call('unmuteUser', { params: someone.params }),
  ],
  ['list muted people', members, (c: Client) => c.call('listMutes', { query: {} })],
  ['report a profile', members, (c: Client) => c.call('addReport', report)],
  [
    'decide about a report',
    moderators,
    async (c: Client, { admin, reader }: Pick<Scenario, 'admin' | 'reader'>) => {
      await reader.client.call('addReport', report);
      const { reports } = await admin.client.ok('listReports', { query: {} });
      const id = reports[0]?._id ?? '';
      return c.call('decideReport', { params: { id }, body: { decision: 'dismissed' } });
    },
  ],
  ['list reports', moderators, (c: Client) => c.call('listReports', { query: {} })],
  ['list letters', onlyAdmin, (c: Client) => c.call('listLetters', { query: {} })],
  ['search users', onlyAdmin, (c: Client) => c.call('searchUsers', { query: {} })],
  ['block a user', onlyAdmin, (c: Client) => c.call('blockUser', someone)],
  ['unblock a user', onlyAdmin, (c: Client) => c.call('unblockUser', someone)],
  [
    'delete another user’s account',
    onlyAdmin,
    (c: Client) => c.call('deleteAccount', { params: someone.params, body: {} }),
  ],
] as const;

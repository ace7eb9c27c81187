import type { CallInput } from '@contract/endpoint';
import type { decideReport } from '@contract/endpoints/reports';
import { contactOf } from './contactOf';
import type { Client } from './createClient';
import type { Scenario } from './createScenario';
import { failedLetter, sendsEmail } from './failedLetter';

const members = ['author', 'reader', 'newbie', 'moderator', 'admin'] as const;
const moderators = ['moderator', 'admin'] as const;
const onlyAdmin = ['admin'] as const;
const someone = { params: { id: 'user-someone' }, body: {} };
const report = { body: { kind: 'profile', subjectId: 'user-someone', reason: 'spam' } } as const;
const hiding = { state: 'hidden', reason: 'Spam' } as const;

type Reporting = Pick<Scenario, 'api' | 'admin' | 'reader' | 'postId'>;
type ReportBody = CallInput<typeof decideReport>['body'];

/** Decides about a report of someone's profile or, with `ofPost`, of the author's post. */
async function decide(
  c: Client,
  { admin, reader, postId }: Reporting,
  { ofPost = false, ...body }: ReportBody & { ofPost?: boolean },
) {
  const reported = ofPost
    ? ({ body: { kind: 'post', subjectId: postId, reason: 'spam' } } as const)
    : report;
  await reader.client.call('addReport', reported);
  const { reports } = await admin.client.ok('listReports', { query: {} });
  return c.call('decideReport', { params: { id: reports[0]?._id ?? '' }, body });
}

const upheld = { decision: 'upheld', reason: 'Spam' } as const;

/** Who may moderate and administer what, for the table of permissions. */
export const moderationRows = [
  [
    'make an account a moderator',
    onlyAdmin,
    (c: Client) =>
      c.call('setRole', { params: { id: 'user-someone' }, body: { role: 'moderator' } }),
  ],
  [
    'read the thread of a comment',
    ['visitor', ...members],
    (c: Client, { commentId }: { commentId: string }) =>
      c.call('readThread', { params: { commentId } }),
  ],
  [
    'hide the author’s own comment',
    moderators,
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
  ['list the own comments', members, (c: Client) => c.call('listOwnComments', { query: {} })],
  [
    'list the comments under own posts',
    members,
    (c: Client) => c.call('listReceivedComments', { query: {} }),
  ],
  ['list comments that wait', members, (c: Client) => c.call('listHeldComments', { query: {} })],
  ['read how much waits', members, (c: Client) => c.call('readWaiting', {})],
  ['read the log of moderation', onlyAdmin, (c: Client) => c.call('listLog', { query: {} })],
  ['mute another account', members, (c: Client) => c.call('muteUser', { params: someone.params })],
  [
    'unmute another account',
    members,
    (c: Client) => c.call('unmuteUser', { params: someone.params }),
  ],
  ['list the signed-in devices', members, (c: Client) => c.call('listSessions', {})],
  ['sign out everywhere else', members, (c: Client) => c.call('endOtherSessions', {})],
  ['list muted people', members, (c: Client) => c.call('listMutes', { query: {} })],
  ['report a profile', members, (c: Client) => c.call('addReport', report)],
  [
    'decide about a report',
    moderators,
    (c: Client, scene: Reporting) => decide(c, scene, { decision: 'dismissed' }),
  ],
  [
    'decide to restrict the author of what was reported',
    moderators,
    (c: Client, scene: Reporting) =>
      decide(c, scene, { ...upheld, action: 'restrict', kind: 'post' }),
  ],
  [
    'decide to block the author of what was reported',
    onlyAdmin,
    (c: Client, scene: Reporting) => decide(c, scene, { ...upheld, action: 'block' }),
  ],
  [
    'take back the own decision about a report',
    moderators,
    async (c: Client, scene: Reporting) => {
      await decide(c, scene, { decision: 'dismissed' });
      const state = 'dismissed';
      const decided = await scene.admin.client.ok('listReports', { query: { state } });
      const open = await scene.admin.client.ok('listReports', { query: {} });
      const [found] = [...decided.reports, ...open.reports];
      return c.call('undoDecision', { params: { id: found?._id ?? '' } });
    },
  ],
  [
    'decide to unpublish a reported post',
    moderators,
    (c: Client, scene: Reporting) => decide(c, scene, { ...upheld, action: 'hide', ofPost: true }),
  ],
  [
    'decide to remove a reported post',
    onlyAdmin,
    (c: Client, scene: Reporting) =>
      decide(c, scene, { ...upheld, action: 'remove', ofPost: true }),
  ],
  [
    'decide to allow the publication of a post that was unpublished',
    moderators,
    async (c: Client, scene: Reporting) => {
      await decide(scene.admin.client, scene, { ...upheld, action: 'hide', ofPost: true });
      return c.call('allowPost', { params: { id: scene.postId } });
    },
  ],
  [
    'list posts that were unpublished',
    moderators,
    (c: Client) => c.call('listWithheld', { query: {} }),
  ],
  [
    'list who is restricted now',
    moderators,
    (c: Client) => c.call('listRestricted', { query: {} }),
  ],
  ['list reports', moderators, (c: Client) => c.call('listReports', { query: {} })],
  ['list letters', onlyAdmin, (c: Client) => c.call('listLetters', { query: {} })],
  [
    'try a failed letter again',
    onlyAdmin,
    async (c: Client, scene: Scenario) => c.call('retryLetter', await failedLetter(scene)),
  ],
  [
    'delete a failed letter',
    onlyAdmin,
    async (c: Client, scene: Scenario) => c.call('removeLetter', await failedLetter(scene)),
  ],
  [
    'send a test letter',
    onlyAdmin,
    async (c: Client, scene: Scenario) => {
      sendsEmail(scene);
      return c.call('sendTestLetter', {});
    },
  ],
  [
    'list messages of the contact form',
    onlyAdmin,
    (c: Client) => c.call('listContact', { query: {} }),
  ],
  [
    'change a message of the contact form',
    onlyAdmin,
    async (c: Client, scene: Reporting) =>
      c.call('changeContact', { params: await contactOf(scene), body: { isDone: true } }),
  ],
  [
    'delete a message of the contact form',
    onlyAdmin,
    async (c: Client, scene: Reporting) =>
      c.call('removeContact', { params: await contactOf(scene) }),
  ],
  ['search users', onlyAdmin, (c: Client) => c.call('searchUsers', { query: {} })],
  ['block a user', onlyAdmin, (c: Client) => c.call('blockUser', someone)],
  ['unblock a user', onlyAdmin, (c: Client) => c.call('unblockUser', someone)],
  [
    'delete another user’s account',
    onlyAdmin,
    (c: Client) => c.call('deleteAccount', { params: someone.params, body: {} }),
  ],
] as const;

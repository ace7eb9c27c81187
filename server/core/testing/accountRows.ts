import { noCredential } from './addPasskey';
import type { Client } from './createClient';
import { password } from './createTestApi';
import { reached } from './reached';
import { testPicture } from './testPicture';

const unknown = { params: { id: 'unknown' } };
const members = ['author', 'reader', 'newbie', 'moderator', 'admin'] as const;

/** What each member does with the own account, for the table of permissions. */
export const accountRows = [
  ['see charts', members, (c: Client) => c.call('readChartData', {})],
  ['see the results of a period', members, (c: Client) => c.call('readPeriod', { query: {} })],
  [
    'change their password',
    members,
    (c: Client) =>
      c.call('changePassword', { body: { oldPassword: password, newPassword: 'Another1!' } }),
  ],
  [
    'see a profile',
    members,
    (c: Client) => c.call('readProfile', { params: { username: 'someone' }, body: {} }),
  ],
  [
    'upload a file',
    members,
    (c: Client) => c.call('uploadResource', { body: { resource: testPicture() } }),
  ],
  ['renew their session', members, (c: Client) => c.call('refreshToken', {})],
  [
    'end a session',
    members,
    async (c: Client) => reached(404, await c.call('endSession', unknown)),
  ],
  [
    'ask for a link to verify their address',
    members,
    // The address of most is verified.
    async (c: Client) => reached(409, await c.call('sendVerification', {})),
  ],
  [
    'take back a change of their address',
    members,
    async (c: Client) => reached(404, await c.call('cancelEmailChange', {})),
  ],
  [
    'change their profile',
    members,
    async (c: Client) => reached(422, await c.call('updateProfile', { body: {} })),
  ],
  [
    'change their cover',
    members,
    (c: Client) => c.call('changeCover', { body: { bgImage: testPicture() } }),
  ],
  [
    'add a passkey',
    members,
    async (c: Client) => {
      const body = { name: '', credential: noCredential };
      return reached(409, await c.call('addPasskey', { body }));
    },
  ],
  [
    'rename a passkey',
    members,
    async (c: Client) =>
      reached(404, await c.call('renamePasskey', { ...unknown, body: { name: 'Key' } })),
  ],
  [
    'remove a passkey',
    members,
    async (c: Client) => reached(404, await c.call('removePasskey', unknown)),
  ],
  [
    'require a passkey for their account',
    members,
    async (c: Client) => {
      const body = { isRequired: true, password };
      return reached(409, await c.call('requirePasskey', { body }));
    },
  ],
] as const;

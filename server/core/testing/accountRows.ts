import type { Client } from './createClient';
import { password } from './createTestApi';
import { testPicture } from './testPicture';

const members = ['author', 'reader', 'newbie', 'moderator', 'admin'] as const;

/** What each member does with the own account, for the table of permissions. */
export const accountRows = [
  [
    'sign in',
    ['visitor', ...members],
    (c: Client) => c.call('login', { body: { username: 'someone', password } }),
  ],
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
] as const;

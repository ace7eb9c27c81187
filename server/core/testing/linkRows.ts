import type { Client } from './createClient';
import { password } from './createTestApi';
import { reached } from './reached';
import { testPicture } from './testPicture';

const everybody = ['visitor', 'author', 'reader', 'newbie', 'moderator', 'admin'] as const;
const unknown = { params: { token: 'unknown' } };
const noCredential = {
  id: 'unknown',
  rawId: 'unknown',
  type: 'public-key',
  response: { clientDataJSON: '', authenticatorData: '', signature: '' },
} as const;

const person = {
  username: 'grace',
  firstName: 'Grace',
  lastName: 'Hopper',
  email: 'navy@example.com',
  password: 'Password1',
};

/** A session that isn't valid any more doesn't matter where a new one begins, or one ends. */
const alsoBlocked = [...everybody, 'blocked'] as const;

/** What needs no session: it begins one, or a link of an e-mail gives the right to it. For the table of permissions. */
export const linkRows = [
  [
    'create an account',
    alsoBlocked,
    (c: Client) => c.call('register', { body: { ...person, avatar: testPicture() } }),
  ],
  ['ask Google who they are', alsoBlocked, (c: Client) => c.call('startGoogleAuth', {})],
  [
    'sign in with Google',
    alsoBlocked,
    async (c: Client) => reached(401, await c.call('googleAuth', { query: { code: 'unknown' } })),
  ],
  [
    'confirm a sign-in with Google',
    alsoBlocked,
    async (c: Client) => reached(401, await c.call('confirmGoogleAuth', { body: { password } })),
  ],
  [
    'ask for a sign-in with a passkey',
    alsoBlocked,
    (c: Client) => c.call('startPasskeySignIn', {}),
  ],
  [
    'sign in with a passkey',
    alsoBlocked,
    async (c: Client) =>
      reached(401, await c.call('passkeySignIn', { body: { credential: noCredential } })),
  ],
  [
    'request a new password',
    everybody,
    (c: Client) => c.call('forgotPassword', { body: { email: 'a@example.com' } }),
  ],
  [
    'look at a link for a new password',
    everybody,
    async (c: Client) => reached(404, await c.call('readResetLink', unknown)),
  ],
  [
    'choose a new password with a link',
    everybody,
    async (c: Client) => {
      const body = { password: 'Another1!', confirmpassword: 'Another1!' };
      return reached(404, await c.call('resetPassword', { ...unknown, body }));
    },
  ],
  [
    'verify an account with a link',
    everybody,
    async (c: Client) => {
      const params = { username: 'someone', token: 'unknown' };
      return reached(404, await c.call('verifyAccount', { params }));
    },
  ],
  [
    'take back a new address with a link',
    everybody,
    async (c: Client) => reached(404, await c.call('restoreEmail', unknown)),
  ],
  [
    'secure an account with a link',
    everybody,
    async (c: Client) => reached(404, await c.call('secureAccount', unknown)),
  ],
  [
    'sign in',
    alsoBlocked,
    (c: Client) => c.call('login', { body: { username: 'someone', password } }),
  ],
  ['sign out', alsoBlocked, (c: Client) => c.call('logout', {})],
] as const;

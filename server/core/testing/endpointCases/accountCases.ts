import type { Scenario } from '../createScenario';
import { password } from '../createTestApi';
import { findEmailToken } from '../findEmailToken';
import { testPicture } from '../testPicture';
import type { EndpointCases } from './endpointCase';

const signUp = () => ({
  username: 'grace',
  firstName: 'Grace',
  lastName: 'Hopper',
  email: 'navy@example.com',
  password: 'Password1',
  avatar: testPicture(),
});
const newPassword = 'Another1!';

async function verifying({ api, newbie }: Scenario) {
  await newbie.client.ok('sendVerification', {});
  await api.settled();
  return {
    username: 'newbie',
    token: findEmailToken(api.mail.outbox, 'Verify your e-mail address'),
  };
}

async function resetting({ api, visitor }: Scenario) {
  await visitor.ok('forgotPassword', { body: { email: 'reader@example.com' } });
  await api.settled();
  return { token: findEmailToken(api.mail.outbox, 'Reset your password') };
}

/** A client whose sign-in with the provider needs the account's password. */
async function refusedByGoogle({ api }: Scenario) {
  await api.addUser('hopper', { email: 'grace@example.com' });
  const client = api.visitor();
  await client.refused('googleAuth', { query: { code: 'code' } });
  return client;
}

/** The links of a change of the reader's address. */
async function changing({ api, reader }: Scenario) {
  const { username, firstName, lastName } = reader.user;
  const form = { username, firstName, lastName, bio: 'Reads.', email: 'new@example.com', password };
  await reader.client.ok('updateProfile', { body: form });
  await api.settled();
  const token = findEmailToken(api.mail.outbox, 'Confirm your new e-mail address');
  const kept = findEmailToken(api.mail.outbox, 'Your e-mail address is being changed');
  return { confirm: { username, token }, keep: { token: kept } };
}

/** The link of the e-mail about a sign-in on a device that is new to the reader. */
async function signedInElsewhere({ api }: Scenario) {
  await api.signIn('reader');
  await api.settled();
  return { token: findEmailToken(api.mail.outbox, 'Your account was used on a new device') };
}

export const accountCases = {
  register: {
    works: ({ visitor }) => visitor.ok('register', { body: signUp() }),
    fails: [
      ['a field missing', 422, ({ visitor }) => visitor.refused('register', { body: {} })],
      [
        'a name that is taken',
        409,
        ({ visitor }) => visitor.refused('register', { body: { ...signUp(), username: 'Author' } }),
      ],
      [
        'no image',
        415,
        ({ visitor }) =>
          visitor.refused('register', {
            body: { ...signUp(), avatar: new File(['x'], 'x.png', { type: 'image/png' }) },
          }),
      ],
    ],
  },
  login: {
    works: ({ visitor }) => visitor.ok('login', { body: { username: 'reader', password } }),
    fails: [
      ['a field missing', 422, ({ visitor }) => visitor.refused('login', { body: {} })],
      [
        'a wrong password',
        401,
        ({ visitor }) => visitor.refused('login', { body: { username: 'reader', password: 'no' } }),
      ],
      [
        'a blocked account',
        403,
        async ({ api, visitor }) => {
          await api.addUser('blocked', { isBlocked: true });
          return visitor.refused('login', { body: { username: 'blocked', password } });
        },
      ],
    ],
  },
  startGoogleAuth: { works: ({ visitor }) => visitor.ok('startGoogleAuth', {}) },
  googleAuth: {
    works: ({ visitor }) => visitor.ok('googleAuth', { query: { code: 'code' } }),
    fails: [
      [
        'a state of another browser',
        403,
        ({ visitor }) => visitor.refused('googleAuth', { query: { code: 'code', state: 'no' } }),
      ],
      [
        'a code that is no good',
        401,
        ({ visitor }) => visitor.refused('googleAuth', { query: { code: 'no' } }),
      ],
    ],
  },
  confirmGoogleAuth: {
    works: async (scenario) => {
      const client = await refusedByGoogle(scenario);
      return client.ok('confirmGoogleAuth', { body: { password } });
    },
    fails: [
      [
        'no sign-in with the provider before',
        401,
        ({ visitor }) => visitor.refused('confirmGoogleAuth', { body: { password } }),
      ],
      [
        'a wrong password',
        422,
        async (scenario) => {
          const client = await refusedByGoogle(scenario);
          return client.refused('confirmGoogleAuth', { body: { password: 'Wrong1!!' } });
        },
      ],
    ],
  },
  logout: { works: ({ reader }) => reader.client.ok('logout', {}) },
  refreshToken: {
    works: ({ reader }) => reader.client.ok('refreshToken', {}),
    fails: [['no session', 401, ({ visitor }) => visitor.refused('refreshToken', {})]],
  },
  sendVerification: {
    works: ({ newbie }) => newbie.client.ok('sendVerification', {}),
    fails: [
      ['a verified account', 409, ({ reader }) => reader.client.refused('sendVerification', {})],
    ],
  },
  verifyAccount: {
    works: async (scenario) =>
      scenario.visitor.ok('verifyAccount', { params: await verifying(scenario) }),
    fails: [
      [
        'a token used already',
        404,
        async (scenario) => {
          const params = await verifying(scenario);
          await scenario.visitor.ok('verifyAccount', { params });
          return scenario.visitor.refused('verifyAccount', { params });
        },
      ],
      [
        'a new address that is taken in the meantime',
        409,
        async (scenario) => {
          const { confirm } = await changing(scenario);
          await scenario.api.addUser('another', { email: 'new@example.com' });
          return scenario.visitor.refused('verifyAccount', { params: confirm });
        },
      ],
    ],
  },
  forgotPassword: {
    works: ({ visitor }) => visitor.ok('forgotPassword', { body: { email: 'a@example.com' } }),
    fails: [['no address', 422, ({ visitor }) => visitor.refused('forgotPassword', { body: {} })]],
  },
  readResetLink: {
    works: async (scenario) =>
      scenario.visitor.ok('readResetLink', { params: await resetting(scenario) }),
  },
  resetPassword: {
    works: async (scenario) =>
      scenario.visitor.ok('resetPassword', {
        params: await resetting(scenario),
        body: { password: newPassword, confirmpassword: newPassword },
      }),
    fails: [
      [
        'passwords that differ',
        422,
        async (scenario) =>
          scenario.visitor.refused('resetPassword', {
            params: await resetting(scenario),
            body: { password: newPassword, confirmpassword: password },
          }),
      ],
      [
        'a token that is none',
        404,
        ({ visitor }) =>
          visitor.refused('resetPassword', {
            params: { token: 'none' },
            body: { password: newPassword, confirmpassword: newPassword },
          }),
      ],
    ],
  },
  cancelEmailChange: {
    works: async (scenario) => {
      await changing(scenario);
      return scenario.reader.client.ok('cancelEmailChange', {});
    },
    fails: [['no change', 404, ({ reader }) => reader.client.refused('cancelEmailChange', {})]],
  },
  restoreEmail: {
    works: async (scenario) =>
      scenario.visitor.ok('restoreEmail', { params: (await changing(scenario)).keep }),
    fails: [
      [
        'a token that is none',
        404,
        ({ visitor }) => visitor.refused('restoreEmail', { params: { token: 'none' } }),
      ],
      [
        'an address that is taken in the meantime',
        409,
        async (scenario) => {
          const { confirm, keep } = await changing(scenario);
          await scenario.visitor.ok('verifyAccount', { params: confirm });
          await scenario.api.addUser('another', { email: 'reader@example.com' });
          return scenario.visitor.refused('restoreEmail', { params: keep });
        },
      ],
    ],
  },
  secureAccount: {
    works: async (scenario) =>
      scenario.visitor.ok('secureAccount', { params: await signedInElsewhere(scenario) }),
    fails: [
      [
        'a token that is none',
        404,
        ({ visitor }) => visitor.refused('secureAccount', { params: { token: 'none' } }),
      ],
    ],
  },
  listSessions: { works: ({ reader }) => reader.client.ok('listSessions', {}) },
  endSession: {
    works: async ({ reader }) => {
      const { sessions } = await reader.client.ok('listSessions', {});
      return reader.client.ok('endSession', { params: { id: sessions[0]?._id ?? '' } });
    },
    fails: [
      [
        'no such session',
        404,
        ({ reader }) => reader.client.refused('endSession', { params: { id: 'unknown' } }),
      ],
      [
        'a session of another account',
        404,
        async ({ reader, author }) => {
          const { sessions } = await author.client.ok('listSessions', {});
          return reader.client.refused('endSession', { params: { id: sessions[0]?._id ?? '' } });
        },
      ],
    ],
  },
  endOtherSessions: { works: ({ reader }) => reader.client.ok('endOtherSessions', {}) },
  changePassword: {
    works: ({ reader }) =>
      reader.client.ok('changePassword', { body: { oldPassword: password, newPassword } }),
    fails: [
      [
        'a weak password',
        422,
        ({ reader }) =>
          reader.client.refused('changePassword', {
            body: { oldPassword: password, newPassword: 'weak' },
          }),
      ],
    ],
  },
} satisfies Partial<EndpointCases>;

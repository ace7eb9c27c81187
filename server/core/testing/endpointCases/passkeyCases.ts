import { addPasskey, newCredential, noCredential, signedBody } from '../addPasskey';
import type { Scenario } from '../createScenario';
import { password } from '../createTestApi';
import { createSoftAuthenticator } from '../softAuthenticator';
import type { EndpointCases } from './endpointCase';

/** A passkey of the reader, after the e-mail about it was sent. */
async function withPasskey({ api, reader }: Scenario) {
  const added = await addPasskey(reader.client);
  await api.settled();
  return { ...added, client: reader.client, params: { id: added.passkey._id } };
}

export const passkeyCases = {
  listPasskeys: {
    works: async (scenario) => {
      const { client } = await withPasskey(scenario);
      return client.ok('listPasskeys', {});
    },
  },
  requirePasskey: {
    async works(scenario) {
      const { client } = await withPasskey(scenario);
      return client.ok('requirePasskey', { body: { isRequired: true, password } });
    },
    fails: [
      [
        'no passkey',
        409,
        ({ reader }) =>
          reader.client.refused('requirePasskey', { body: { isRequired: true, password } }),
      ],
      [
        'a wrong password',
        422,
        ({ reader }) =>
          reader.client.refused('requirePasskey', { body: { isRequired: true, password: 'no' } }),
      ],
    ],
  },
  startPasskey: {
    works: ({ reader }) => reader.client.ok('startPasskey', { body: { password } }),
    fails: [
      ['no password', 422, ({ reader }) => reader.client.refused('startPasskey', { body: {} })],
      [
        'a wrong password',
        422,
        ({ reader }) => reader.client.refused('startPasskey', { body: { password: 'wrong' } }),
      ],
      [
        'an address that is not verified',
        403,
        ({ newbie }) => newbie.client.refused('startPasskey', { body: { password } }),
      ],
    ],
  },
  addPasskey: {
    works: async ({ reader: { client } }) => {
      const credential = await newCredential(client, await createSoftAuthenticator());
      return client.ok('addPasskey', { body: { name: 'Phone', credential } });
    },
    fails: [
      [
        'a credential that answers no challenge',
        409,
        ({ reader }) =>
          reader.client.refused('addPasskey', { body: { name: '', credential: noCredential } }),
      ],
      [
        'a passkey of another account',
        409,
        async ({ reader, author }) => {
          const { authenticator } = await addPasskey(author.client);
          const credential = await newCredential(reader.client, authenticator);
          return reader.client.refused('addPasskey', { body: { name: '', credential } });
        },
      ],
    ],
  },
  renamePasskey: {
    works: async (scenario) => {
      const { client, params } = await withPasskey(scenario);
      return client.ok('renamePasskey', { params, body: { name: 'Key' } });
    },
    fails: [
      [
        'no name',
        422,
        ({ reader }) => reader.client.refused('renamePasskey', { params: { id: 'x' }, body: {} }),
      ],
      [
        'a passkey of another account',
        404,
        async ({ reader, author }) => {
          const { passkey } = await addPasskey(author.client);
          const params = { id: passkey._id };
          return reader.client.refused('renamePasskey', { params, body: { name: 'Mine' } });
        },
      ],
    ],
  },
  removePasskey: {
    works: async (scenario) => {
      const { client, params } = await withPasskey(scenario);
      return client.ok('removePasskey', { params });
    },
    fails: [
      [
        'a passkey of another account',
        404,
        async ({ reader, author }) => {
          const { passkey } = await addPasskey(author.client);
          return reader.client.refused('removePasskey', { params: { id: passkey._id } });
        },
      ],
    ],
  },
  startPasskeySignIn: { works: ({ visitor }) => visitor.ok('startPasskeySignIn', {}) },
  passkeySignIn: {
    works: async ({ reader, visitor }) => {
      const { authenticator } = await addPasskey(reader.client);
      return visitor.ok('passkeySignIn', await signedBody(visitor, authenticator));
    },
    fails: [
      [
        'a passkey of no account',
        401,
        async ({ visitor }) => {
          const authenticator = await createSoftAuthenticator();
          return visitor.refused('passkeySignIn', await signedBody(visitor, authenticator));
        },
      ],
      [
        'a blocked account',
        403,
        async ({ reader, visitor, api }) => {
          const { authenticator } = await addPasskey(reader.client);
          await api.changeUser(reader.user.id, { isBlocked: true });
          return visitor.refused('passkeySignIn', await signedBody(visitor, authenticator));
        },
      ],
    ],
  },
} satisfies EndpointCases<
  | 'listPasskeys'
  | 'requirePasskey'
  | 'startPasskey'
  | 'addPasskey'
  | 'renamePasskey'
  | 'removePasskey'
  | 'startPasskeySignIn'
  | 'passkeySignIn'
>;

import { contactOf } from '../contactOf';
import { newestComment, type Scenario } from '../createScenario';
import type { EndpointCases } from './endpointCase';

const page = { query: {} };
const toModerator = { params: { id: 'user-reader' }, body: { role: 'moderator' } };
const hiding = { state: 'hidden', reason: 'Spam' } as const;
const ofReader = { params: { id: 'user-reader' }, body: hiding };

async function commented(scenario: Scenario) {
  const { postId, reader } = scenario;
  await reader.client.ok('addComment', { body: { blogId: postId, comment: 'Hello.' } });
  return { params: { commentId: await newestComment(scenario) } };
}

export const moderationCases = {
  setRole: {
    works: ({ admin }) => admin.client.ok('setRole', toModerator),
    fails: [
      [
        'the own role',
        403,
        ({ admin }) =>
          admin.client.refused('setRole', { ...toModerator, params: { id: 'user-admin' } }),
      ],
      [
        'an unknown role',
        422,
        ({ admin }) => admin.client.refused('setRole', { ...toModerator, body: { role: 'owner' } }),
      ],
      [
        'no such account',
        404,
        ({ admin }) => admin.client.refused('setRole', { ...toModerator, params: { id: 'none' } }),
      ],
    ],
  },
  decideComment: {
    works: async (scenario) =>
      scenario.author.client.ok('decideComment', { ...(await commented(scenario)), body: hiding }),
    fails: [
      [
        'no reason',
        422,
        async (scenario) =>
          scenario.author.client.refused('decideComment', {
            ...(await commented(scenario)),
            body: { state: 'hidden' },
          }),
      ],
      [
        'no such comment',
        404,
        ({ admin }) =>
          admin.client.refused('decideComment', { params: { commentId: 'none' }, body: hiding }),
      ],
    ],
  },
  decideAllComments: {
    works: async (scenario) => {
      await commented(scenario);
      return scenario.admin.client.ok('decideAllComments', ofReader);
    },
    fails: [
      [
        'no such account',
        404,
        ({ admin }) =>
          admin.client.refused('decideAllComments', { ...ofReader, params: { id: 'none' } }),
      ],
    ],
  },
  listHeldComments: {
    works: ({ author }) => author.client.ok('listHeldComments', page),
  },
  readWaiting: {
    works: ({ author }) => author.client.ok('readWaiting', {}),
  },
  listContact: {
    works: ({ admin }) => admin.client.ok('listContact', { query: { view: 'open' } }),
  },
  changeContact: {
    works: async (scenario) => {
      const params = await contactOf(scenario);
      return scenario.admin.client.ok('changeContact', { params, body: { isDone: true } });
    },
    fails: [
      [
        'no such message',
        404,
        ({ admin }) =>
          admin.client.refused('changeContact', { params: { id: 'none' }, body: { isDone: true } }),
      ],
    ],
  },
  removeContact: {
    works: async (scenario) =>
      scenario.admin.client.ok('removeContact', { params: await contactOf(scenario) }),
    fails: [
      [
        'no such message',
        404,
        ({ admin }) => admin.client.refused('removeContact', { params: { id: 'none' } }),
      ],
    ],
  },
  listLog: {
    works: ({ admin }) => admin.client.ok('listLog', page),
  },
} satisfies EndpointCases<
  | 'setRole'
  | 'decideComment'
  | 'decideAllComments'
  | 'listHeldComments'
  | 'readWaiting'
  | 'listLog'
  | 'listContact'
  | 'changeContact'
  | 'removeContact'
>;

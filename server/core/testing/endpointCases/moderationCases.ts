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
      ['no session', 401, ({ visitor }) => visitor.refused('setRole', toModerator)],
      ['no administrator', 403, ({ author }) => author.client.refused('setRole', toModerator)],
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
        'no session',
        401,
        async (scenario) =>
          scenario.visitor.refused('decideComment', {
            ...(await commented(scenario)),
            body: hiding,
          }),
      ],
      [
        'another post’s comment',
        403,
        async (scenario) =>
          scenario.newbie.client.refused('decideComment', {
            ...(await commented(scenario)),
            body: hiding,
          }),
      ],
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
      ['no session', 401, ({ visitor }) => visitor.refused('decideAllComments', ofReader)],
      ['no moderator', 403, ({ author }) => author.client.refused('decideAllComments', ofReader)],
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
    fails: [['no session', 401, ({ visitor }) => visitor.refused('listHeldComments', page)]],
  },
  readWaiting: {
    works: ({ author }) => author.client.ok('readWaiting', {}),
    fails: [['no session', 401, ({ visitor }) => visitor.refused('readWaiting', {})]],
  },
  listLog: {
    works: ({ admin }) => admin.client.ok('listLog', page),
    fails: [
      ['no session', 401, ({ visitor }) => visitor.refused('listLog', page)],
      ['no administrator', 403, ({ reader }) => reader.client.refused('listLog', page)],
    ],
  },
} satisfies EndpointCases<
  'setRole' | 'decideComment' | 'decideAllComments' | 'listHeldComments' | 'readWaiting' | 'listLog'
>;

import type { Scenario } from '../createScenario';
import type { EndpointCases } from './endpointCase';

const author = { params: { id: 'user-author' } };
const unknown = { params: { id: 'unknown' } };
const profile = { body: { kind: 'profile', subjectId: 'user-author', reason: 'spam' } } as const;

const reportPost = ({ postId }: Scenario) =>
  ({ body: { kind: 'post', subjectId: postId, reason: 'abuse', text: 'Insults.' } }) as const;

const dismissed = { decision: 'dismissed' } as const;

/** The id of the only reported subject. */
async function reported({ admin, reader }: Scenario) {
  await reader.client.ok('addReport', profile);
  const { reports } = await admin.client.ok('listReports', { query: {} });
  return { id: reports[0]?._id ?? '' };
}

export const reportCases = {
  muteUser: {
    works: ({ reader }) => reader.client.ok('muteUser', author),
    fails: [
      ['no such account', 404, ({ reader }) => reader.client.refused('muteUser', unknown)],
      ['one’s own account', 422, (scenario) => scenario.author.client.refused('muteUser', author)],
    ],
  },
  unmuteUser: {
    works: ({ reader }) => reader.client.ok('unmuteUser', author),
    fails: [['no such account', 404, ({ reader }) => reader.client.refused('unmuteUser', unknown)]],
  },
  listMutes: {
    works: ({ reader }) => reader.client.ok('listMutes', { query: {} }),
  },
  addReport: {
    works: (scenario) => scenario.newbie.client.ok('addReport', reportPost(scenario)),
    fails: [
      [
        'no such subject',
        404,
        ({ reader }) =>
          reader.client.refused('addReport', { body: { ...profile.body, subjectId: 'unknown' } }),
      ],
      [
        'what was reported before',
        409,
        async ({ reader }) => {
          await reader.client.ok('addReport', profile);
          return reader.client.refused('addReport', profile);
        },
      ],
      [
        'one’s own post',
        422,
        (scenario) => scenario.author.client.refused('addReport', reportPost(scenario)),
      ],
      [
        'a text that is too long',
        422,
        ({ reader }) =>
          reader.client.refused('addReport', {
            body: { ...profile.body, text: 'x'.repeat(2001) },
          }),
      ],
    ],
  },
  listReports: {
    works: async ({ admin, reader }) => {
      await reader.client.ok('addReport', profile);
      return admin.client.ok('listReports', { query: {} });
    },
  },
  decideReport: {
    works: async (scenario) =>
      scenario.admin.client.ok('decideReport', {
        params: await reported(scenario),
        body: dismissed,
      }),
    fails: [
      [
        'a report about oneself',
        403,
        async (scenario) => {
          await scenario.api.changeUser('user-author', { role: 'moderator' });
          const body = { params: await reported(scenario), body: dismissed };
          return scenario.author.client.refused('decideReport', body);
        },
      ],
      [
        'no such report',
        404,
        ({ admin }) => admin.client.refused('decideReport', { ...unknown, body: dismissed }),
      ],
      [
        'a report that is decided',
        409,
        async (scenario) => {
          const given = { params: await reported(scenario), body: dismissed };
          await scenario.admin.client.ok('decideReport', given);
          return scenario.admin.client.refused('decideReport', given);
        },
      ],
      [
        'a restriction without its kind',
        422,
        async (scenario) =>
          scenario.admin.client.refused('decideReport', {
            params: await reported(scenario),
            body: { decision: 'upheld', action: 'restrict', reason: 'Spam' },
          }),
      ],
      [
        'an action that does not fit',
        422,
        async (scenario) =>
          scenario.admin.client.refused('decideReport', {
            params: await reported(scenario),
            body: { decision: 'upheld', action: 'hide', reason: 'Spam' },
          }),
      ],
    ],
  },
  undoDecision: {
    works: async (scenario) => {
      const params = await reported(scenario);
      await scenario.admin.client.ok('decideReport', { params, body: dismissed });
      return scenario.admin.client.ok('undoDecision', { params });
    },
    fails: [
      ['no such report', 404, ({ admin }) => admin.client.refused('undoDecision', unknown)],
      [
        'a report that is not decided',
        409,
        async (scenario) =>
          scenario.admin.client.refused('undoDecision', { params: await reported(scenario) }),
      ],
    ],
  },
} satisfies EndpointCases<
  | 'muteUser'
  | 'unmuteUser'
  | 'listMutes'
  | 'addReport'
  | 'listReports'
  | 'decideReport'
  | 'undoDecision'
>;

import type { Scenario } from '../createScenario';
import type { EndpointCases } from './endpointCase';

const author = { params: { id: 'user-author' } };
const unknown = { params: { id: 'unknown' } };
const profile = { body: { kind: 'profile', subjectId: 'user-author', reason: 'spam' } } as const;

const reportPost = ({ postId }: Scenario) =>
  ({ body: { kind: 'post', subjectId: postId, reason: 'abuse', text: 'Insults.' } }) as const;

export const reportCases = {
  muteUser: {
    works: ({ reader }) => reader.client.ok('muteUser', author),
    fails: [
      ['no session', 401, ({ visitor }) => visitor.refused('muteUser', author)],
      ['no such account', 404, ({ reader }) => reader.client.refused('muteUser', unknown)],
      ['one’s own account', 422, (scenario) => scenario.author.client.refused('muteUser', author)],
    ],
  },
  unmuteUser: {
    works: ({ reader }) => reader.client.ok('unmuteUser', author),
    fails: [
      ['no session', 401, ({ visitor }) => visitor.refused('unmuteUser', author)],
      ['no such account', 404, ({ reader }) => reader.client.refused('unmuteUser', unknown)],
    ],
  },
  listMutes: {
    works: ({ reader }) => reader.client.ok('listMutes', { query: {} }),
    fails: [['no session', 401, ({ visitor }) => visitor.refused('listMutes', { query: {} })]],
  },
  addReport: {
    works: (scenario) => scenario.newbie.client.ok('addReport', reportPost(scenario)),
    fails: [
      ['no session', 401, ({ visitor }) => visitor.refused('addReport', profile)],
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
    fails: [
      ['no session', 401, ({ visitor }) => visitor.refused('listReports', { query: {} })],
      [
        'an account without the role',
        403,
        ({ author: { client } }) => client.refused('listReports', { query: {} }),
      ],
    ],
  },
} satisfies EndpointCases<'muteUser' | 'unmuteUser' | 'listMutes' | 'addReport' | 'listReports'>;

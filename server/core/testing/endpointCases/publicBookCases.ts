import { savePublicly } from '../savePublicly';
import type { EndpointCases } from './endpointCase';

const unknown = { params: { username: 'reader', slug: 'unknown' }, body: {} };

export const publicBookCases = {
  readBook: {
    async works(scenario) {
      const { slug } = await savePublicly(scenario);
      return scenario.visitor.ok('readBook', { params: { username: 'Reader', slug }, body: {} });
    },
    fails: [
      ['no such heading', 404, ({ visitor }) => visitor.refused('readBook', unknown)],
      [
        'a private heading',
        404,
        async ({ reader, visitor }) => {
          const { heading } = await reader.client.ok('addHeading', { body: { title: 'Mine' } });
          const params = { username: 'reader', slug: heading.slug };
          return visitor.refused('readBook', { params, body: {} });
        },
      ],
    ],
  },
  listBooks: {
    async works(scenario) {
      await savePublicly(scenario);
      return scenario.visitor.ok('listBooks', { query: { skip: 0 } });
    },
    fails: [
      [
        'a malformed skip',
        400,
        ({ visitor }) => visitor.refused('listBooks', { query: { skip: -1 } }),
      ],
    ],
  },
  listBacklinks: {
    async works(scenario) {
      await savePublicly(scenario);
      const { postId } = scenario;
      return scenario.visitor.ok('listBacklinks', { params: { postId }, query: {} });
    },
    fails: [
      [
        'no such post',
        404,
        ({ visitor }) =>
          visitor.refused('listBacklinks', { params: { postId: 'unknown' }, query: {} }),
      ],
    ],
  },
  detachBacklink: {
    async works(scenario) {
      const { passageId } = await savePublicly(scenario);
      const { postId } = scenario;
      return scenario.author.client.ok('detachBacklink', { params: { postId, passageId } });
    },
    fails: [
      [
        'the second time',
        404,
        async (scenario) => {
          const { passageId } = await savePublicly(scenario);
          const params = { postId: scenario.postId, passageId };
          await scenario.author.client.ok('detachBacklink', { params });
          return scenario.author.client.refused('detachBacklink', { params });
        },
      ],
    ],
  },
  listKept: {
    works: ({ author, postId }) => author.client.ok('listKept', { params: { id: postId } }),
    fails: [
      [
        'no such post',
        404,
        ({ author }) => author.client.refused('listKept', { params: { id: 'unknown' } }),
      ],
    ],
  },
} satisfies Partial<EndpointCases>;

import type { Person, Scenario } from '../createScenario';
import { changedBody, contentOf } from '../createScenario';
import type { EndpointCases } from './endpointCase';

/** The post has the versions 1 and 2. */
async function save({ author, postId }: Pick<Scenario, 'author' | 'postId'>) {
  const body = changedBody({ content: contentOf('We walked all night in the hills.') });
  await author.client.ok('updatePost', { params: { id: postId }, body });
}

const first = (postId: string) => ({ params: { id: postId, number: '1' } });
const restore = ({ client }: Person, postId: string) =>
  client.refused('restoreRevision', { ...first(postId), body: {} });

export const revisionCases = {
  listRevisions: {
    works: ({ visitor, postId }) =>
      visitor.ok('listRevisions', { params: { id: postId }, query: {} }),
    fails: [
      [
        'no such post',
        404,
        ({ visitor }) => visitor.refused('listRevisions', { params: { id: 'none' }, query: {} }),
      ],
    ],
  },
  readRevision: {
    works: ({ visitor, postId }) => visitor.ok('readRevision', first(postId)),
    fails: [
      ['no such post', 404, ({ visitor }) => visitor.refused('readRevision', first('none'))],
      [
        'a version that is none',
        404,
        ({ visitor, postId }) =>
          visitor.refused('readRevision', { params: { id: postId, number: 'one' } }),
      ],
    ],
  },
  restoreRevision: {
    works: async (scenario) => {
      await save(scenario);
      return scenario.author.client.ok('restoreRevision', { ...first(scenario.postId), body: {} });
    },
    fails: [
      ['no such post', 404, ({ author }) => restore(author, 'none')],
      [
        'an older version than the present one',
        409,
        async (scenario) => {
          const { author, postId } = scenario;
          await save(scenario);
          const body = { revision: 1 };
          return author.client.refused('restoreRevision', { ...first(postId), body });
        },
      ],
    ],
  },
  removeRevision: {
    works: async (scenario) => {
      await save(scenario);
      return scenario.author.client.ok('removeRevision', first(scenario.postId));
    },
    fails: [
      ['no such post', 404, ({ author }) => author.client.refused('removeRevision', first('none'))],
      [
        'the present version',
        409,
        ({ author, postId }) => author.client.refused('removeRevision', first(postId)),
      ],
    ],
  },
  listChanges: {
    works: ({ visitor, postId }) =>
      visitor.ok('listChanges', { params: { id: postId }, query: { since: 1 } }),
    fails: [
      [
        'no such post',
        404,
        ({ visitor }) =>
          visitor.refused('listChanges', { params: { id: 'none' }, query: { since: 1 } }),
      ],
      [
        'a version that is none',
        400,
        ({ visitor, postId }) =>
          visitor.refused('listChanges', { params: { id: postId }, query: { since: 'one' } }),
      ],
      [
        'a version before the first',
        400,
        ({ visitor, postId }) =>
          visitor.refused('listChanges', { params: { id: postId }, query: { since: 0 } }),
      ],
    ],
  },
} satisfies Partial<EndpointCases>;

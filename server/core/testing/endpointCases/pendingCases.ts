import { changedBody, type Scenario } from '../createScenario';
import type { EndpointCases } from './endpointCase';

const pending = { isPending: true, pendingRevision: 0 };

const save = async (
  { author, postId }: Scenario,
  changes: Parameters<typeof changedBody>[0] = pending,
) => author.client.ok('updatePost', { params: { id: postId }, body: changedBody(changes) });

const refused = async ({ author, postId }: Scenario, changes: Parameters<typeof changedBody>[0]) =>
  author.client.refused('updatePost', { params: { id: postId }, body: changedBody(changes) });

export const pendingCases = {
  updatePost: {
    works: async (scenario) => {
      await save(scenario);
      return save(scenario, { pendingRevision: 1 });
    },
    fails: [
      [
        'no such post',
        404,
        ({ author }) =>
          author.client.refused('updatePost', { params: { id: 'none' }, body: changedBody() }),
      ],
      ['another url', 422, (scenario) => refused(scenario, { url: 'x' })],
      ['another url of unpublished changes', 422, (s) => refused(s, { ...pending, url: 'x' })],
      ['unpublished changes without a number', 400, (s) => refused(s, { isPending: true })],
      [
        'unpublished changes with half a number',
        400,
        (s) => refused(s, { ...pending, pendingRevision: 0.5 }),
      ],
      [
        'unpublished changes that were changed meanwhile',
        409,
        async (scenario) => {
          await save(scenario);
          return refused(scenario, pending);
        },
      ],
      [
        'unpublished changes of a draft',
        409,
        async (scenario) => {
          const params = { id: scenario.postId };
          await scenario.author.client.ok('unpublishPost', { params, body: {} });
          return refused(scenario, pending);
        },
      ],
      [
        'the number of unpublished changes that are gone',
        409,
        (scenario) => refused(scenario, { pendingRevision: 1 }),
      ],
    ],
  },
  discardPending: {
    works: async (scenario) => {
      await save(scenario);
      return scenario.author.client.ok('discardPending', { params: { id: scenario.postId } });
    },
    fails: [
      [
        'no such post',
        404,
        ({ author }) => author.client.refused('discardPending', { params: { id: 'none' } }),
      ],
      [
        'no unpublished changes',
        404,
        ({ author, postId }) => author.client.refused('discardPending', { params: { id: postId } }),
      ],
    ],
  },
} satisfies Partial<EndpointCases>;

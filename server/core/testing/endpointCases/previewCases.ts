import type { Scenario } from '../createScenario';
import type { EndpointCases } from './endpointCase';

const nothing = { params: { id: 'none' } };

/** The post is a draft. */
async function unpublish({ author, postId }: Pick<Scenario, 'author' | 'postId'>) {
  const draft = { params: { id: postId } };
  await author.client.ok('unpublishPost', { ...draft, body: {} });
  return draft;
}

export const previewCases = {
  createPreview: {
    works: async (scenario) =>
      scenario.author.client.ok('createPreview', await unpublish(scenario)),
    fails: [
      ['no such post', 404, ({ author }) => author.client.refused('createPreview', nothing)],
      [
        'a published post',
        409,
        ({ author, postId }) => author.client.refused('createPreview', { params: { id: postId } }),
      ],
    ],
  },
  endPreview: {
    works: async (scenario) => scenario.author.client.ok('endPreview', await unpublish(scenario)),
    fails: [['no such post', 404, ({ author }) => author.client.refused('endPreview', nothing)]],
  },
  readPreview: {
    works: async (scenario) => {
      const draft = await unpublish(scenario);
      const { url } = await scenario.author.client.ok('createPreview', draft);
      const token = url.split('/').at(-1) ?? '';
      return scenario.visitor.ok('readPreview', { params: { token } });
    },
    fails: [
      [
        'no such link',
        404,
        ({ visitor }) => visitor.refused('readPreview', { params: { token: 'none' } }),
      ],
    ],
  },
} satisfies Partial<EndpointCases>;

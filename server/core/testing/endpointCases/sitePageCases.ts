import { contentOf, type Scenario } from '../createScenario';
import type { EndpointCases } from './endpointCase';

/** A page of the site that can be published. */
export const sitePageBody = {
  slug: 'imprint',
  title: 'Imprint',
  content: contentOf('The Cove, Harbour Road 1.'),
  isPublished: 'true',
} as const;

/** The page, which is written if it isn't there. */
export async function addSitePage({ admin: { client } }: Pick<Scenario, 'admin'>) {
  const { pages } = await client.ok('listSitePages', {});
  const [stored] = pages;
  return stored ?? (await client.ok('createSitePage', { body: sitePageBody })).page;
}

const unknown = { params: { id: 'unknown' } };
const changed = { ...sitePageBody, version: 1 };

export const sitePageCases = {
  listSitePages: { works: ({ admin }) => admin.client.ok('listSitePages', {}) },
  readSitePage: {
    async works(scenario) {
      const { slug } = await addSitePage(scenario);
      return scenario.visitor.ok('readSitePage', { params: { slug }, query: {} });
    },
    fails: [
      [
        'no such page',
        404,
        ({ visitor }) =>
          visitor.refused('readSitePage', { params: { slug: 'unknown' }, query: {} }),
      ],
    ],
  },
  createSitePage: {
    works: ({ admin }) => admin.client.ok('createSitePage', { body: sitePageBody }),
    fails: [
      [
        'no title',
        422,
        ({ admin }) =>
          admin.client.refused('createSitePage', { body: { ...sitePageBody, title: '' } }),
      ],
      [
        'the address of another page',
        409,
        async (scenario) => {
          await addSitePage(scenario);
          return scenario.admin.client.refused('createSitePage', { body: sitePageBody });
        },
      ],
      [
        'a content that is no document',
        400,
        ({ admin }) =>
          admin.client.refused('createSitePage', { body: { ...sitePageBody, content: '{' } }),
      ],
    ],
  },
  updateSitePage: {
    async works(scenario) {
      const { _id: id } = await addSitePage(scenario);
      return scenario.admin.client.ok('updateSitePage', { params: { id }, body: changed });
    },
    fails: [
      [
        'no such page',
        404,
        ({ admin }) => admin.client.refused('updateSitePage', { ...unknown, body: changed }),
      ],
      [
        'an older version',
        409,
        async (scenario) => {
          const { _id: id } = await addSitePage(scenario);
          const body = { ...changed, version: 7 };
          return scenario.admin.client.refused('updateSitePage', { params: { id }, body });
        },
      ],
      [
        'no title',
        422,
        async (scenario) => {
          const { _id: id } = await addSitePage(scenario);
          const body = { ...changed, title: '' };
          return scenario.admin.client.refused('updateSitePage', { params: { id }, body });
        },
      ],
    ],
  },
  removeSitePage: {
    async works(scenario) {
      const { _id: id } = await addSitePage(scenario);
      return scenario.admin.client.ok('removeSitePage', { params: { id } });
    },
    fails: [['no such page', 404, ({ admin }) => admin.client.refused('removeSitePage', unknown)]],
  },
} satisfies EndpointCases<
  'listSitePages' | 'readSitePage' | 'createSitePage' | 'updateSitePage' | 'removeSitePage'
>;

import type { Scenario } from '../createScenario';
import type { EndpointCases } from './endpointCase';

const elsewhere = { url: 'https://example.org/soil', title: 'Soil', author: 'Eva' };
const kept = { quote: 'we met no one', blockId: 'block-1' };
const soils = { body: { title: 'Soils' } };
const toImport = { body: { passages: [{ quote: 'Soil is alive.', note: '', source: elsewhere }] } };

const ofPost = ({ postId }: Scenario, body: object = {}) => ({
  body: { postId, ...kept, ...body },
});

async function passage(scenario: Scenario) {
  const added = await scenario.reader.client.ok('addPassage', ofPost(scenario));
  return { params: { id: added.passage._id } };
}

/** A passage of the reader's day, with what is done with it. */
async function reviewed(scenario: Scenario, action: 'keep' | 'retire' = 'keep') {
  const { id: passageId } = (await passage(scenario)).params;
  await scenario.reader.client.ok('readDailyReview', {});
  return { params: { passageId }, body: { action } };
}

async function heading({ reader }: Scenario) {
  const added = await reader.client.ok('addHeading', soils);
  return { params: { id: added.heading._id } };
}

export const bookCases = {
  addPassage: {
    works: (scenario) => scenario.newbie.client.ok('addPassage', ofPost(scenario)),
    fails: [
      [
        'no such post',
        404,
        ({ reader }) =>
          reader.client.refused('addPassage', { body: { ...kept, postId: 'unknown' } }),
      ],
      [
        'no such heading',
        404,
        (scenario) =>
          scenario.reader.client.refused('addPassage', ofPost(scenario, { headingId: 'none' })),
      ],
      [
        'words that are not in the post',
        422,
        (scenario) =>
          scenario.reader.client.refused('addPassage', ofPost(scenario, { quote: 'we met some' })),
      ],
      [
        'words of another block',
        422,
        (scenario) =>
          scenario.reader.client.refused('addPassage', ofPost(scenario, { blockId: 'block-2' })),
      ],
      [
        'a post and a source',
        422,
        (scenario) =>
          scenario.reader.client.refused('addPassage', ofPost(scenario, { source: elsewhere })),
      ],
      [
        'neither a post nor a source',
        422,
        ({ reader }) => reader.client.refused('addPassage', { body: kept }),
      ],
      [
        'an address that can’t be opened',
        422,
        ({ reader }) =>
          reader.client.refused('addPassage', {
            body: { quote: 'Soil', source: { ...elsewhere, url: 'javascript:alert(1)' } },
          }),
      ],
      [
        'too many words',
        422,
        ({ reader }) =>
          reader.client.refused('addPassage', {
            body: { quote: 'x'.repeat(1001), source: elsewhere },
          }),
      ],
      [
        'a note that is too long',
        422,
        (scenario) =>
          scenario.reader.client.refused(
            'addPassage',
            ofPost(scenario, { note: 'x'.repeat(2001) }),
          ),
      ],
    ],
  },
  listPassages: {
    works: ({ reader }) => reader.client.ok('listPassages', { query: { state: 'changed' } }),
  },
  changePassage: {
    async works(scenario) {
      const body = { note: 'Mine', quote: 'in the hills' };
      const changed = { ...(await passage(scenario)), body };
      return scenario.reader.client.ok('changePassage', changed);
    },
    fails: [
      [
        'another member’s passage',
        404,
        async (scenario) =>
          scenario.author.client.refused('changePassage', {
            ...(await passage(scenario)),
            body: { note: 'Not mine' },
          }),
      ],
      [
        'no such heading',
        404,
        async (scenario) =>
          scenario.reader.client.refused('changePassage', {
            ...(await passage(scenario)),
            body: { headingId: 'none' },
          }),
      ],
      [
        'words that are not in the post',
        422,
        async (scenario) =>
          scenario.reader.client.refused('changePassage', {
            ...(await passage(scenario)),
            body: { quote: 'we met some' },
          }),
      ],
    ],
  },
  deletePassage: {
    works: async (scenario) => scenario.reader.client.ok('deletePassage', await passage(scenario)),
    fails: [
      [
        'another member’s passage',
        404,
        async (scenario) =>
          scenario.author.client.refused('deletePassage', await passage(scenario)),
      ],
    ],
  },
  importPassages: {
    works: ({ reader }) => reader.client.ok('importPassages', toImport),
    fails: [
      [
        'too many passages',
        422,
        ({ reader }) => {
          const passages = Array.from({ length: 101 }, () => toImport.body.passages[0]);
          const body = { passages: passages.flatMap((one) => one ?? []) };
          return reader.client.refused('importPassages', { body });
        },
      ],
    ],
  },
  readDailyReview: {
    async works(scenario) {
      await passage(scenario);
      return scenario.reader.client.ok('readDailyReview', {});
    },
  },
  reviewPassage: {
    works: async (scenario) =>
      scenario.reader.client.ok('reviewPassage', await reviewed(scenario, 'retire')),
    fails: [
      [
        'another member’s passage',
        404,
        async (scenario) =>
          scenario.author.client.refused('reviewPassage', await reviewed(scenario)),
      ],
      [
        'no such passage',
        404,
        ({ reader }) =>
          reader.client.refused('reviewPassage', {
            params: { passageId: 'none' },
            body: { action: 'keep' },
          }),
      ],
      [
        'a passage of another day',
        409,
        async (scenario) => {
          const given = await reviewed(scenario);
          scenario.api.clock.advance(24 * 60 * 60_000);
          await scenario.reader.client.ok('refreshToken', {});
          return scenario.reader.client.refused('reviewPassage', given);
        },
      ],
    ],
  },
  exportAccount: {
    works: ({ reader }) => reader.client.call('exportAccount', {}),
  },
  exportBook: {
    works: ({ reader }) => reader.client.call('exportBook', {}),
  },
  listHeadings: {
    works: ({ reader }) => reader.client.ok('listHeadings', {}),
  },
  addHeading: {
    works: ({ newbie }) => newbie.client.ok('addHeading', soils),
    fails: [
      [
        'no title',
        422,
        ({ reader }) => reader.client.refused('addHeading', { body: { title: ' ' } }),
      ],
      [
        'a title that is too long',
        422,
        ({ reader }) => reader.client.refused('addHeading', { body: { title: 'x'.repeat(121) } }),
      ],
    ],
  },
  changeHeading: {
    async works(scenario) {
      const body = { title: 'Gardens', isPublic: true, position: 0 };
      return scenario.reader.client.ok('changeHeading', { ...(await heading(scenario)), body });
    },
    fails: [
      [
        'another member’s heading',
        404,
        async (scenario) =>
          scenario.author.client.refused('changeHeading', {
            ...(await heading(scenario)),
            body: { title: 'Mine' },
          }),
      ],
      [
        'no title',
        422,
        async (scenario) =>
          scenario.reader.client.refused('changeHeading', {
            ...(await heading(scenario)),
            body: { title: '' },
          }),
      ],
    ],
  },
  deleteHeading: {
    works: async (scenario) => scenario.reader.client.ok('deleteHeading', await heading(scenario)),
    fails: [
      [
        'another member’s heading',
        404,
        async (scenario) =>
          scenario.author.client.refused('deleteHeading', await heading(scenario)),
      ],
    ],
  },
} satisfies Partial<EndpointCases>;

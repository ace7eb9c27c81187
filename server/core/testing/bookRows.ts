import type { Client } from './createClient';
import type { Scenario } from './createScenario';
import { savePublicly } from './savePublicly';

const members = ['author', 'reader', 'newbie', 'moderator', 'admin'] as const;
const verified = ['author', 'reader', 'moderator', 'admin'] as const;
const source = { url: 'https://example.org/soil', title: 'Soil', author: '' };
const soil = { quote: 'Soil is alive.', note: '', source };

async function ownPassage(client: Client) {
  const answer = await client.call('addPassage', { body: soil });
  return answer.ok ? (await client.ok('listPassages', { query: {} })).passages[0] : undefined;
}

async function ownHeading(client: Client) {
  const answer = await client.call('addHeading', { body: { title: 'Soils' } });
  return answer.ok ? (await client.ok('listHeadings', {})).headings[0] : undefined;
}

const idOf = (row: { _id: string } | undefined) => ({ params: { id: row?._id ?? 'none' } });

/** Who may keep a book and make its headings public, for the table of permissions. */
export const bookRows = [
  [
    'keep words of a post',
    members,
    (c: Client, { postId }: { postId: string }) =>
      c.call('addPassage', { body: { postId, blockId: 'block-1', quote: 'We walked all day' } }),
  ],
  ['list passages', members, (c: Client) => c.call('listPassages', { query: {} })],
  [
    'change the own passage',
    members,
    async (c: Client) =>
      c.call('changePassage', { ...idOf(await ownPassage(c)), body: { note: 'Mine' } }),
  ],
  [
    'take away the own passage',
    members,
    async (c: Client) => c.call('deletePassage', idOf(await ownPassage(c))),
  ],
  [
    'import passages',
    verified,
    (c: Client) => c.call('importPassages', { body: { passages: [soil] } }),
  ],
  ['read the daily review', members, (c: Client) => c.call('readDailyReview', {})],
  [
    'review the own passage',
    members,
    async (c: Client) => {
      const passageId = (await ownPassage(c))?._id ?? 'none';
      await c.call('readDailyReview', {});
      return c.call('reviewPassage', { params: { passageId }, body: { action: 'keep' } });
    },
  ],
  ['list headings', members, (c: Client) => c.call('listHeadings', {})],
  ['add a heading', members, (c: Client) => c.call('addHeading', { body: { title: 'Soils' } })],
  [
    'change the own heading',
    members,
    async (c: Client) =>
      c.call('changeHeading', { ...idOf(await ownHeading(c)), body: { position: 0 } }),
  ],
  [
    'make the own heading public',
    verified,
    async (c: Client) =>
      c.call('changeHeading', { ...idOf(await ownHeading(c)), body: { isPublic: true } }),
  ],
  [
    'take away the own heading',
    members,
    async (c: Client) => c.call('deleteHeading', idOf(await ownHeading(c))),
  ],
  ['export what was written', members, (c: Client) => c.call('exportAccount', {})],
  ['export the own book', members, (c: Client) => c.call('exportBook', {})],
  [
    'read a public heading',
    ['visitor', ...members],
    async (c: Client, scene: Pick<Scenario, 'reader' | 'postId'>) => {
      const { slug } = await savePublicly(scene);
      return c.call('readBook', { params: { username: 'reader', slug }, body: {} });
    },
  ],
  [
    'list public headings',
    ['visitor', ...members],
    (c: Client) => c.call('listBooks', { query: {} }),
  ],
  [
    'see who quotes a post',
    ['visitor', ...members],
    (c: Client, { postId }: Pick<Scenario, 'postId'>) =>
      c.call('listBacklinks', { params: { postId }, query: {} }),
  ],
  [
    'take a quote of the author’s post back',
    ['author', 'admin'],
    async (c: Client, scene: Pick<Scenario, 'reader' | 'postId'>) => {
      const { passageId } = await savePublicly(scene);
      const { postId } = scene;
      const answer = await c.call('detachBacklink', { params: { postId, passageId } });
      // Another persona has taken it back already.
      return answer.status === 404 ? new Response() : answer;
    },
  ],
  [
    'see how often the author’s words are kept',
    ['author', 'admin'],
    (c: Client, { postId }: Pick<Scenario, 'postId'>) =>
      c.call('listKept', { params: { id: postId } }),
  ],
] as const;

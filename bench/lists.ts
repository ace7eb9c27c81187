import { day } from '@contract/durations';
import type { Data } from '@server/data/port';
import { createCommunity } from './community';

/** Times each list at three community sizes, as multiples of twenty reads by id. */

const sizes = [400, 4000, 10_000] as const;
const page = { skip: 0, take: 20 };
const batches = 31;
const batchTime = 4;

type Call = (data: Data, round: number) => Promise<unknown>;

// Two terms in turn, so that an adapter that caches the last search isn't measured as faster than it is.
function searching(...terms: readonly string[]): Call {
  return async ({ posts }, round) =>
    posts.search({ ...page, term: terms[round % terms.length] ?? '' });
}

function searchingUsers(...terms: readonly string[]): Call {
  return async ({ users }, round) =>
    users.list({ ...page, term: terms[round % terms.length] ?? '' });
}

function searchingBook(...terms: readonly string[]): Call {
  return async ({ book }, round) =>
    book.list({ ...page, userId: 'user-1', term: terms[round % terms.length] ?? '' });
}

const author = { authorId: 'user-1', publishedOnly: true };
const week = 7 * day;
const newYear = Date.parse('2025-01-01T00:00:00Z');
const spans = Array.from({ length: 8 }, (_, number) => ({
  from: newYear + number * week,
  to: newYear + (number + 1) * week,
}));

async function baseline({ users }: Data) {
  for (let read = 0; read < 20; read += 1) await users.byId(`user-${read}`);
}

/** Older than all posts, so that the search for older ones reaches the end. */
const oldPost = { id: '', publishedAt: 0 };

const calls: Readonly<Record<string, Call>> = {
  'twenty reads by id (the baseline)': baseline,
  'posts.trending': async ({ posts }) => posts.trending({ take: 20 }),
  'posts.byPopularAuthors': async ({ posts }) => posts.byPopularAuthors({ without: [], take: 20 }),
  'posts.latest': async ({ posts }) => posts.latest(page),
  'posts.latest, tenth page': async ({ posts }) => posts.latest({ skip: 180, take: 20 }),
  'posts.recent': async ({ posts }) => posts.recent({ post: oldPost, take: 8 }),
  'posts.ofAuthor': async ({ posts }) => posts.ofAuthor({ ...page, ...author }),
  'posts.keywords': async ({ posts }) => posts.keywords({ take: 10 }),
  'posts.search, one letter': searching('k', 'a'),
  'posts.search, in every post': searching('about', 'bout '),
  'posts.search, a common word': searching('katoka', 'mikaka'),
  'posts.search, in three posts': searching('quokka', 'quokk'),
  'posts.search, common parts, no match': searching('kakakaka', 'tototo ka'),
  'posts.search, in none': searching('zebra', 'xylophone'),
  'posts.search, tenth page': async ({ posts }, round) =>
    posts.search({ skip: 180, take: 20, term: round % 2 === 0 ? 'about' : 'bout ' }),
  'users.list': searchingUsers(''),
  'users.list, found in all': searchingUsers('example', 'example.com'),
  'users.list, found in few': searchingUsers('kato1', 'miel3'),
  'users.withCounts': async ({ users }) => users.withCounts('tokaka1'),
  'users.bestPosts': async ({ users }) =>
    users.bestPosts({ id: 'user-1', from: 0, to: Date.now(), take: 5 }),
  'users.gains': async ({ users }) => users.gains('user-1', spans),
  'comments.ofPost': async ({ comments }) =>
    comments.ofPost({ postId: 'post-1', skip: 0, take: 200 }),
  'book.list, 20,000 passages': async ({ book }) => book.list({ ...page, userId: 'user-1' }),
  'book.list, last page': async ({ book }) =>
    book.list({ skip: 19_980, take: 20, userId: 'user-1' }),
  'book.list, a common word': searchingBook('lives', 'live'),
  'book.list, in few passages': searchingBook('note 777', 'passage 7777'),
  'book.list, in none': searchingBook('zebra', 'xylophone'),
  'book.unsure': async ({ book }) => book.unsure({ userId: 'user-1' }),
  'follows.followersOf': async ({ follows }) => follows.followersOf({ ...page, userId: 'user-1' }),
  'follows.followedBy': async ({ follows }) => follows.followedBy({ ...page, userId: 'user-1' }),
};

async function timeOf(call: Call, data: Data, rounds: number) {
  const start = performance.now();
  for (let round = 0; round < rounds; round += 1) await call(data, round);
  return performance.now() - start;
}

/** Milliseconds per call: the median of batches that are long enough for the clock. */
async function measure(call: Call, data: Data) {
  let rounds = 2;
  while ((await timeOf(call, data, rounds)) < batchTime) rounds *= 2;
  const measured: number[] = [];
  for (let batch = 0; batch < batches; batch += 1) {
    measured.push((await timeOf(call, data, rounds)) / rounds);
  }
  return measured.toSorted((a, b) => a - b)[Math.floor(batches / 2)] ?? 0;
}

async function openCommunity(size: number) {
  const data = createCommunity(size);
  const lists = await timeOf(async () => data.posts.latest(page), data, 1);
  const search = await timeOf(searching('first search'), data, 1);
  console.log(
    `${size} posts: first list in ${lists.toFixed(0)} ms, first search in ${search.toFixed(0)} ms`,
  );
  return data;
}

function line(name: string, cells: readonly string[]) {
  console.log(name.padEnd(38) + cells.map((cell) => cell.padStart(10)).join(''));
}

/** Prints one line per call: multiples of the baseline at each size, and largest divided by smallest. */
export async function run() {
  const communities: Data[] = [];
  for (const size of sizes) communities.push(await openCommunity(size));
  for (const call of Object.values(calls)) {
    for (const data of communities) await timeOf(call, data, 50);
  }
  const baselines: number[] = [];
  for (const data of communities) baselines.push(await measure(baseline, data));
  console.log(`\nthe baseline: ${baselines.map((time) => (time * 1000).toFixed(1)).join(', ')} µs`);
  line('as multiples of the baseline', [...sizes.map(String), 'growth']);
  for (const [name, call] of Object.entries(calls)) {
    const taken: number[] = [];
    for (const data of communities) taken.push(await measure(call, data));
    const ratios = taken.map((time, at) => (time / (baselines[at] ?? time)).toFixed(2));
    line(name, [...ratios, ((taken.at(-1) ?? 0) / (taken[0] ?? 1)).toFixed(2)]);
  }
}

import { expect, test, vi } from 'vitest';
import type { FinishedAnswer } from '../finishedAnswer';
import { createScenario, postBody, type Scenario } from '../testing/createScenario';

const documentOf = (text: string) =>
  JSON.stringify({ blocks: [{ type: 'paragraph', data: { text } }] });

async function publish({ author, api }: Scenario, but: Parameters<typeof postBody>[0]) {
  api.clock.advance(1000);
  const { newBlog } = await author.client.ok('createPost', { body: postBody(but) });
  return newBlog;
}

const search = ({ visitor }: Scenario, tagsearch: string, skip = 0) =>
  visitor.ok('searchPosts', { body: { tagsearch, skip } });

async function withBread() {
  const scenario = await createScenario();
  const content = documentOf('Bakers feed their starter with rye.');
  await publish(scenario, { url: 'bread', title: 'Sourdough', tags: '["Slow bread"]', content });
  return scenario;
}

test('a typing mistake finds the posts of the word that was meant', async () => {
  const scenario = await withBread();
  for (const [typed, corrected] of [
    ['sourdogh', 'sourdough'],
    ['Braed', 'bread'],
    ['slow braed', 'slow bread'],
    ['lovelaec', 'lovelace'],
    ['stalter rye', 'starter rye'],
  ] as const) {
    expect((await search(scenario, typed)).corrected).toBe(corrected);
  }
  expect(await search(scenario, 'sourdogh')).toMatchObject({
    posts: [{ url: 'bread' }],
    count: 1,
    areMore: false,
  });
});

test('what matches as typed is not corrected', async () => {
  const scenario = await withBread();
  for (const typed of ['sourdough', 'sourdoug', 'rye']) {
    const { posts, corrected } = await search(scenario, typed);
    expect([posts.length, corrected]).toEqual([1, undefined]);
  }
});

test('a term that no correction helps finds nothing', async () => {
  const scenario = await withBread();
  for (const typed of [
    'unlike anything',
    'sourdogh elsewhere',
    'ry',
    'a b c d e f braed',
    'sourdough starterz unknown',
    '%&/',
  ]) {
    const found = await search(scenario, typed);
    expect(found).toMatchObject({ posts: [], count: 0, areMore: false });
    expect(found).not.toHaveProperty('corrected');
  }
});

test('words of drafts are not suggested', async () => {
  const scenario = await withBread();
  const draft = { url: 'draft', title: 'Confidential', isPublished: false };
  await publish(scenario, draft);
  expect(await search(scenario, 'confidentail')).toMatchObject({ posts: [], count: 0 });
});

test('the word that starts with the same letter is taken, then the most used one', async () => {
  const scenario = await createScenario();
  const titles = ['Mint', 'Hint', 'Hint two', 'Hilt', 'Hilt two', 'Hilt three'];
  for (const title of titles) {
    await publish(scenario, { url: title.toLowerCase().replaceAll(' ', '-'), title });
  }
  expect((await search(scenario, 'hift')).corrected).toBe('hilt');
  expect((await search(scenario, 'milt')).corrected).toBe('mint');
});

test('authors and topics that match are answered with the first page', async () => {
  const scenario = await createScenario();
  for (let count = 0; count < 21; count += 1) {
    const tags = count === 20 ? '["Adages","ada tales","Rye"]' : '["ADAGES"]';
    await publish(scenario, { url: `post-${count}`, tags });
  }
  const first = await search(scenario, 'ada');
  expect(first.authors).toMatchObject([{ username: scenario.author.user.username }]);
  expect(first.authors?.[0]).not.toHaveProperty('email');
  expect(first.topics).toEqual(['Adages', 'ada tales']);
  expect(await search(scenario, 'ada', 20)).toMatchObject({ authors: [], topics: [] });
});

test('a post of which only the document matches has an excerpt, others have none', async () => {
  const scenario = await withBread();
  const inDocument = await search(scenario, 'bakers starter');
  const [post] = inDocument.posts;
  const text = 'Bakers feed their starter with rye.';
  expect(inDocument.excerpts).toEqual([{ postId: post?._id, text }]);
  expect(await search(scenario, 'sourdough')).toMatchObject({ excerpts: [] });
});

test('large documents are not read for excerpts', async () => {
  const scenario = await withBread();
  await publish(scenario, { url: 'large', content: documentOf(`geese ${'a '.repeat(20_000)}`) });
  expect(await search(scenario, 'geese')).toMatchObject({ count: 1, excerpts: [] });
});

test('the answer to a search is finished once while it is kept', async () => {
  const scenario = await withBread();
  const { data, ports } = scenario.api;
  const kept = new Map<string, Promise<FinishedAnswer>>();
  vi.spyOn(ports.cache.answers, 'read').mockImplementation(async (query, make) => {
    const answer = kept.get(query) ?? make();
    kept.set(query, answer);
    return answer;
  });
  const searches = vi.spyOn(data.posts, 'search');
  const first = await search(scenario, 'Sourdogh');
  expect(first).toMatchObject({ count: 1, corrected: 'sourdough' });
  expect(searches).toHaveBeenCalledTimes(2);
  expect(await search(scenario, ' sourdogh ')).toEqual(first);
  expect(searches).toHaveBeenCalledTimes(2);
  expect((await search(scenario, 'sourdogh', 20)).posts).toEqual([]);
  expect(searches).toHaveBeenCalledTimes(4);
});

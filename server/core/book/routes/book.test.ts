import { strFromU8, unzipSync } from 'fflate';
import { expect, test, vi } from 'vitest';
import {
  changedBody,
  contentOf,
  createScenario,
  postBody,
  type Scenario,
} from '../../testing/createScenario';
import { savePublicly } from '../../testing/savePublicly';
import { block, contentWith, keep, list, withPost } from '../../testing/soilPost';

test('a passage has its state, and takes over the new words', async () => {
  const scene = await withPost();
  const { save, reader } = scene;
  const kept = await keep(scene, 'a', ' Soil  is alive');
  expect(kept).toMatchObject({
    quote: 'Soil  is alive',
    before: '',
    after: ', and it breathes.',
    state: 'unchanged',
    post: { url: 'soil', title: 'On soil', author: { username: 'author' } },
  });
  await save(contentWith(block('a', 'Soil was alive, and it breathes.')));
  expect(await list(scene)).toMatchObject([{ state: 'changed', newWords: 'Soil was alive' }]);
  expect(await list(scene, { state: 'changed' })).toHaveLength(1);
  expect(await list(scene, { state: 'unchanged' })).toHaveLength(0);
  const params = { id: kept._id };
  const body = { quote: 'Soil was alive' };
  const { passage } = await reader.client.ok('changePassage', { params, body });
  expect(passage).toMatchObject({ quote: 'Soil was alive', state: 'unchanged', blockId: 'a' });
  await save(contentWith(block('b', 'We say: Soil was alive, and it breathes.')));
  expect(await list(scene, { state: 'moved' })).toMatchObject([
    { quote: 'Soil was alive', blockId: 'b' },
  ]);
  const { passage: moved } = await reader.client.ok('changePassage', { params, body });
  expect(moved).toMatchObject({ blockId: 'b', before: 'We say: ', state: 'unchanged' });
  await save(contentWith(block('c', 'Ants.')));
  expect(await list(scene, { state: 'gone' })).toMatchObject([{ quote: 'Soil was alive' }]);
});

test('words of an older version can be kept, and that version stays', async () => {
  const scene = await withPost();
  await scene.save(contentWith(block('a', 'Sand is dry.')));
  const body = { postId: scene.postId, blockId: 'a', quote: 'Soil is alive' };
  const { client } = scene.reader;
  expect(await client.refused('addPassage', { body })).toMatchObject({ status: 422 });
  const { passage } = await client.ok('addPassage', { body: { ...body, revision: 1 } });
  expect(passage).toMatchObject({ state: 'changed', newWords: 'Sand is dry' });
});

test('words of several blocks take over the new words of all of them', async () => {
  const scene = await withPost();
  const quote = 'Soil is alive, and it breathes.\nWorms turn it.';
  const { _id: id } = await keep(scene, 'a', quote);
  const next = 'Soil was alive, and it breathes.\nWorms and ants turn it.';
  await scene.save(
    contentWith(
      block('a', 'Soil was alive, and it breathes.'),
      block('b', 'Worms and ants turn it. Worms live long.'),
    ),
  );
  expect(await list(scene)).toMatchObject([{ state: 'changed', newWords: next }]);
  const { client } = scene.reader;
  const change = { params: { id }, body: { quote: next } };
  const { passage } = await client.ok('changePassage', change);
  expect(passage).toMatchObject({ state: 'unchanged', quote: next, blockId: 'a' });
});

test('the same words are kept once, and a post is saved without words', async () => {
  const scene = await withPost();
  await keep(scene, 'b', 'Worms live long');
  const body = { postId: scene.postId, blockId: 'b', quote: 'Worms live\nlong' };
  const again = await scene.reader.client.call('addPassage', { body });
  expect(again.status).toBe(200);
  await scene.reader.client.ok('addPassage', { body: { postId: scene.postId } });
  const own = await scene.reader.client.ok('readOwn', { params: { id: scene.postId } });
  expect(own.isSaved).toBe(true);
  expect(own.passages.map(({ quote }) => quote)).toEqual(['', 'Worms live long']);
});

test('a passage of a post that its keeper can’t read any more is gone, until it is readable again', async () => {
  const scene = await withPost();
  await keep(scene, 'a', 'Soil is alive');
  const params = { id: scene.postId };
  await scene.author.client.ok('unpublishPost', { params, body: {} });
  expect(await list(scene, { state: 'gone' })).toMatchObject([
    { post: null, quote: 'Soil is alive' },
  ]);
  await scene.author.client.ok('publishPost', { params, body: {} });
  expect(await list(scene)).toMatchObject([{ post: { url: 'soil' }, state: 'unchanged' }]);
  await scene.author.client.ok('deletePost', { params, body: {} });
  expect(await list(scene)).toMatchObject([{ post: null, quote: 'Soil is alive', state: 'gone' }]);
});

test('passages are imported once, and those that break a rule are refused by their place', async () => {
  const { reader } = await createScenario();
  const source = { url: 'https://example.org', title: 'Soils', author: 'Eva' };
  const soil = { quote: 'Soil is alive.', note: 'Yes', source };
  const passages = [
    soil,
    { ...soil, quote: ' ' },
    soil,
    { ...soil, source: { ...source, url: 'x' } },
  ];
  const answer = await reader.client.ok('importPassages', { body: { passages } });
  expect(answer).toMatchObject({ kept: 1, known: 1 });
  expect(answer.refused.map(({ index }) => index)).toEqual([1, 3]);
  expect(await list({ reader }, { searchTerm: 'eva soils' })).toMatchObject([
    { source, note: 'Yes', post: null, state: 'unchanged' },
  ]);
});

test('the book is exported as Markdown, one file a heading', async () => {
  const scene = await withPost();
  const { client } = scene.reader;
  const { heading } = await client.ok('addHeading', { body: { title: 'Soils & <worms>' } });
  const body = { postId: scene.postId, blockId: 'a', quote: 'Soil is alive', note: '# *Mine*' };
  await client.ok('addPassage', { body: { ...body, headingId: heading._id } });
  const source = { url: 'https://example.org/a)b', title: '[x](y)', author: '' };
  await client.ok('addPassage', { body: { quote: '1. one\n> two', source } });
  const response = await client.call('exportBook', {});
  expect(response.headers.get('content-type')).toBe('application/zip');
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const texts = Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]);
  expect(Object.fromEntries(texts)).toMatchInlineSnapshot(`
    {
      "0-soils-worms.md": "# Soils \\& \\<worms\\>

    > Soil is alive
    >
    > — [On soil](<https://commonplace.test/posts/soil>), Ada Lovelace

    \\# \\*Mine\\*
    ",
      "loose.md": "# Without a heading

    > 1\\. one
    > \\> two
    >
    > — [\\[x\\](y)](<https://example.org/a)b>)
    ",
    }
  `);
});

test('a public heading shows at most a fifth of the words of a post, and no notes', async () => {
  const words = (start: number, count: number) =>
    Array.from({ length: count }, (_, at) => `word${start + at}`).join(' ');
  const scene = await withPost(contentWith(block('a', words(0, 300))));
  const { client } = scene.reader;
  const { headingId, slug } = await savePublicly({ ...scene, postId: (await own(scene))._id });
  async function own({ author, postId }: Scenario) {
    const { newBlog } = await author.client.ok('createPost', {
      body: postBody({ url: 'walk', content: contentOf('We walked all day.') }),
    });
    expect(newBlog._id).not.toBe(postId);
    return newBlog;
  }
  for (const [start, count] of [
    [0, 40],
    [100, 30],
    [200, 20],
  ] as const) {
    const body = { postId: scene.postId, blockId: 'a', quote: words(start, count) };
    await client.ok('addPassage', { body: { ...body, headingId, note: 'Mine' } });
  }
  const params = { username: 'reader', slug };
  const { passages, heading } = await scene.visitor.ok('readBook', { params, body: {} });
  expect(heading).toMatchObject({ title: 'On walking', owner: { username: 'reader' } });
  expect(passages.map(({ quote }) => quote.split(' ').length)).toEqual([4, 40, 20]);
  expect(JSON.stringify(passages)).not.toContain('Mine');
  const listed = await list(scene, { headingId });
  expect(listed.map(({ isShown }) => isShown)).toEqual([true, false, true, true]);
  const backlinks = await scene.visitor.ok('listBacklinks', {
    params: { postId: scene.postId },
    query: {},
  });
  expect(backlinks).toMatchObject({ count: 2, books: 1, areMore: false });
  // A page of the book reads no post that only other passages of the heading quote.
  const read = vi.spyOn(scene.api.ports.data.book, 'revisions');
  expect(await list(scene, { searchTerm: 'walked' })).toMatchObject([{ isShown: true }]);
  expect(read).not.toHaveBeenCalled();
});

test('a detached passage is gone from the heading and the backlinks at once', async () => {
  const scenario = await createScenario();
  const { passageId, slug } = await savePublicly(scenario);
  const { postId, author, visitor } = scenario;
  await author.client.ok('detachBacklink', { params: { postId, passageId } });
  const { backlinks } = await visitor.ok('listBacklinks', { params: { postId }, query: {} });
  expect(backlinks).toEqual([]);
  const params = { username: 'reader', slug };
  expect((await visitor.ok('readBook', { params, body: {} })).passages).toEqual([]);
  expect(await list(scenario)).toMatchObject([{ isDetached: true, isShown: false }]);
});

test('a post whose quote block names another post of the site is a backlink of it', async () => {
  const scene = await withPost();
  const { author, visitor, postId } = scene;
  const cite = `${scene.api.ports.settings.siteUrl}/posts/soil`;
  const quoted = { id: 'q', type: 'quote', data: { text: '<b>Soil</b> is alive', cite } };
  const elsewhere = {
    ...quoted,
    id: 'r',
    data: { ...quoted.data, cite: 'https://example.org/posts/soil' },
  };
  const content = contentWith(block('x', 'They write:'), quoted, elsewhere);
  const { newBlog } = await author.client.ok('createPost', {
    body: postBody({ url: 'essay', content }),
  });
  const read = async () => visitor.ok('listBacklinks', { params: { postId }, query: {} });
  expect(await read()).toMatchObject({
    count: 1,
    backlinks: [{ kind: 'post', quote: 'Soil is alive', post: { url: 'essay' }, blockId: 'a' }],
  });
  const body = changedBody({ url: 'essay', content: contentWith(block('x', 'Nothing.')) });
  await author.client.ok('updatePost', { params: { id: newBlog._id }, body });
  expect(await read()).toMatchObject({ count: 0, backlinks: [] });
});

test('a backlink and a public heading name the paragraph in which its words stand now', async () => {
  const scene = await withPost();
  const { postId, visitor, reader } = scene;
  const { heading } = await reader.client.ok('addHeading', { body: { title: 'On soil' } });
  const { _id: id } = heading;
  await reader.client.ok('changeHeading', { params: { id }, body: { isPublic: true } });
  const words = { postId, blockId: 'a', quote: 'Soil is alive', headingId: id };
  await reader.client.ok('addPassage', { body: words });
  const read = async () => {
    const { backlinks } = await visitor.ok('listBacklinks', { params: { postId }, query: {} });
    return backlinks.map(({ blockId }) => blockId);
  };
  expect(await read()).toEqual(['a']);
  await scene.save(contentWith(block('x', 'Soil is alive, they say.'), block('a', 'Clay.')));
  expect(await read()).toEqual(['x']);
  const named = { params: { username: 'reader', slug: heading.slug }, body: {} };
  expect((await visitor.ok('readBook', named)).passages).toMatchObject([{ blockId: 'x' }]);
  await scene.save(contentWith(block('x', 'Stones.'), block('a', 'Clay.')));
  expect(await read()).toEqual(['a']);
  await scene.save(contentWith(block('x', 'Stones.')));
  expect(await read()).toEqual(['']);
});

test('who keeps words is told when a save changes them, but not of small corrections', async () => {
  const scene = await withPost();
  await keep(scene, 'a', 'Soil is alive');
  const told = async () =>
    (await scene.reader.client.ok('listNotifications', { query: {} })).notifications;
  const other = block('b', 'Worms turn it.');
  await scene.save(contentWith(block('a', 'Soil is alive!'), other));
  await scene.save(contentWith(other, block('c', 'Soil is alive!')));
  expect(await told()).toEqual([]);
  await scene.save(contentWith(block('a', 'Soil is alive!')));
  await scene.save(contentWith(block('a', 'Soil was alive!')), { isSmall: true });
  expect(await told()).toEqual([]);
  await scene.save(contentWith(block('a', 'Soil is alive!')));
  await scene.save(contentWith(block('a', 'Soil was alive!')));
  expect(await told()).toMatchObject([
    { kind: 'passageChanged', count: 1, subject: { title: 'On soil', url: '/book?show=changed' } },
  ]);
});

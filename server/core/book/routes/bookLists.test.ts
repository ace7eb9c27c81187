import { expect, test } from 'vitest';
import { block, contentWith, keep, list, withPost } from '../../testing/soilPost';

test('passages are counted by kind, and listed by it', async () => {
  const scene = await withPost();
  const { reader, save, postId } = scene;
  await keep(scene, 'a', 'Soil is alive');
  const noted = await keep(scene, 'b', 'Worms live long');
  await reader.client.ok('addPassage', { body: { postId } });
  await reader.client.ok('changePassage', { params: { id: noted._id }, body: { note: 'Ask.' } });
  const counts = async (query = {}) => (await reader.client.ok('listPassages', { query })).counts;
  const book = { all: 3, words: 2, saved: 1, noted: 1, changed: 0, loose: 3 };
  expect(await counts()).toEqual(book);
  await save(contentWith(block('a', 'Soil was alive.')));
  expect(await counts({ kind: 'saved' })).toEqual({ ...book, changed: 2 });
  expect(await counts({ searchTerm: 'worms' })).toEqual({
    all: 1,
    words: 1,
    saved: 0,
    noted: 1,
    changed: 1,
    loose: 3,
  });
  expect(await list(scene, { kind: 'saved' })).toMatchObject([{ quote: '' }]);
  expect(await list(scene, { kind: 'noted' })).toMatchObject([{ note: 'Ask.' }]);
  expect(await list(scene, { kind: 'words' })).toHaveLength(2);
  expect((await list(scene, { kind: 'changed' })).map(({ state }) => state)).toEqual([
    'gone',
    'changed',
  ]);
});

test('a mistyped search finds what the words of the book are similar to', async () => {
  const scene = await withPost();
  const { reader } = scene;
  await keep(scene, 'b', 'Worms live long');
  const source = { url: '', title: 'Patience', author: 'Bacon' };
  await reader.client.ok('addPassage', { body: { quote: 'Nothing is “lost”.', source } });
  const search = async (searchTerm: string, others = {}) => {
    const query = { searchTerm, ...others };
    const { passages, corrected, count } = await reader.client.ok('listPassages', { query });
    return { quotes: passages.map(({ quote }) => quote), corrected, count };
  };
  const found = { quotes: ['Nothing is “lost”.'], corrected: 'patience', count: 1 };
  expect(await search('pacience')).toEqual(found);
  expect(await search('lsot bacon')).toEqual({ ...found, corrected: 'lost bacon' });
  expect(await search('woms soil')).toMatchObject({ corrected: 'worms soil', count: 1 });
  expect(await search('unknowable')).toEqual({ quotes: [], corrected: undefined, count: 0 });
  // The words are known, but not among the saved posts.
  expect(await search('patience', { kind: 'saved' })).toMatchObject({ count: 0 });
});

test('passages are ordered by their posts and sources', async () => {
  const scene = await withPost();
  const { reader } = scene;
  const source = { url: '', title: 'Essays', author: '' };
  await keep(scene, 'a', 'Soil is alive');
  await reader.client.ok('addPassage', { body: { quote: 'Elsewhere', source } });
  await keep(scene, 'b', 'Worms live long');
  const quotes = (await list(scene, { order: 'post' })).map(({ quote }) => quote);
  expect(quotes).toEqual(['Worms live long', 'Soil is alive', 'Elsewhere']);
});

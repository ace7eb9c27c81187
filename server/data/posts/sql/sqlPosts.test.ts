import { at, newPost, userRow } from '@server/data/testing/rows';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { testDatabase } from '../../postgres/testing/testDatabase';

const place = v.object({ place: v.string() });

/** Which version of each row is stored: a row that is written gets another place. */
async function readPlaces() {
  const { driver } = await testDatabase('pglite');
  const read = async (table: string) => {
    const text = `SELECT ctid::text AS place FROM ${table} WHERE post_id = 'post' ORDER BY ctid`;
    return v.parse(v.array(place), await driver.query(text, [], 'objects'));
  };
  return {
    content: await read('post_contents'),
    search: await read('post_search'),
    quotes: await read('post_quotes'),
  };
}

test('a save writes only what has changed of the document, its words and its quotes', async () => {
  const { empty } = await testDatabase('pglite');
  const { posts, users } = await empty();
  await users.insert(userRow('ada', { isVerified: true }));
  await posts.insert(newPost('quoted', { authorId: 'ada' }));
  const content = JSON.stringify({
    blocks: [{ id: 'a', type: 'paragraph', data: { text: 'Soil' } }],
  });
  const quotes = [{ blockId: 'a', url: 'quoted', quote: 'Soil' }];
  const { tags } = newPost('post');
  await posts.insert(newPost('post', { authorId: 'ada', content, quotes }));
  const first = await readPlaces();
  expect(first.quotes).toHaveLength(1);

  await posts.update('post', { updatedAt: at(1), content, quotes, image: '/other.png' }, 'ada');
  expect(await readPlaces()).toEqual(first);

  const tagged = { content, quotes, tags: [...tags, 'soil'] };
  await posts.update('post', { updatedAt: at(2), ...tagged }, 'ada');
  const { search, ...rest } = await readPlaces();
  expect({ ...rest, search: first.search }).toEqual(first);
  expect(search).not.toEqual(first.search);

  const changed = content.replace('Soil', 'Sand');
  await posts.update('post', { updatedAt: at(3), content: changed, quotes }, 'ada');
  const last = await readPlaces();
  expect(last.content).not.toEqual(first.content);
  expect(last.quotes).not.toEqual(first.quotes);
  expect(last.search).not.toEqual(search);
  expect((await posts.byId('post'))?.content).toBe(changed);
});

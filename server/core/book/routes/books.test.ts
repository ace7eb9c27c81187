import { apiLimits } from '@contract/apiLimits';
import { headingRow, passageRow, userRow } from '@server/data/testing/rows';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import {
  changedBody,
  contentOf,
  createScenario,
  postBody,
  type Scenario,
} from '../../testing/createScenario';
import { savePublicly } from '../../testing/savePublicly';

const source = { url: 'https://example.org/soil', title: 'Soil', author: 'Eva' };

/** A public heading of the member with words from elsewhere. */
async function publish({ client }: Scenario['reader'], title: string) {
  const { heading } = await client.ok('addHeading', { body: { title } });
  const params = { id: heading._id };
  await client.ok('addPassage', {
    body: { quote: `About ${title}`, source, headingId: heading._id },
  });
  await client.ok('changeHeading', { params, body: { isPublic: true } });
  return { params, slug: heading.slug };
}

const list = async ({ visitor }: Pick<Scenario, 'visitor'>, skip = 0) =>
  visitor.ok('listBooks', { query: { skip } });

const titlesOf = (headings: readonly { title: string }[]) => headings.map(({ title }) => title);

const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(' ');

test('a heading has an intro in one line of at most 200 code points', async () => {
  const { reader, visitor } = await createScenario();
  const { client } = reader;
  const body = { title: 'Soils', intro: ' What\n lives  below,\u202E می\u200Cخواهم ' };
  const { heading } = await client.ok('addHeading', { body });
  expect(heading.intro).toBe('What lives below, می\u200Cخواهم');
  const params = { id: heading._id };
  const change = async (intro: string) =>
    (await client.ok('changeHeading', { params, body: { intro } })).heading.intro;
  expect(await change('🌱'.repeat(200))).toBe('🌱'.repeat(200));
  expect(
    await client.refused('addHeading', { body: { title: 'A', intro: 'x'.repeat(201) } }),
  ).toEqual(expect.objectContaining({ status: 422, field: 'intro' }));
  expect(
    await client.refused('changeHeading', { params, body: { intro: '🌱'.repeat(201) } }),
  ).toMatchObject({ status: 422, field: 'intro' });
  expect((await client.ok('listHeadings', {})).headings).toMatchObject([
    { intro: '🌱'.repeat(200) },
  ]);
  await client.ok('changeHeading', { params, body: { isPublic: true, position: 0 } });
  const shown = await visitor.ok('readBook', {
    params: { username: 'reader', slug: heading.slug },
    body: {},
  });
  expect(shown.heading).toMatchObject({ intro: '🌱'.repeat(200), count: 0 });
  expect(await change('')).toBe('');
});

test('the intro is in the export and in the report of a heading', async () => {
  const { reader, author, admin } = await createScenario();
  const { params } = await publish(reader, 'Soils');
  await author.client.ok('addReport', {
    body: { kind: 'heading', subjectId: params.id, reason: 'spam', text: '' },
  });
  const reported = async () =>
    (await admin.client.ok('listReports', { query: {} })).reports.map(
      ({ subject }) => subject.text,
    );
  expect(await reported()).toEqual(['Soils']);
  await reader.client.ok('changeHeading', { params, body: { intro: '*Worms* first.' } });
  expect(await reported()).toEqual(['*Worms* first.']);
  const response = await reader.client.call('exportBook', {});
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const text = strFromU8(files['0-soils.md'] ?? new Uint8Array());
  expect(text).toMatch(/^# Soils\n\n\\\*Worms\\\* first\.\n\n> About Soils/);
});

test('a member who may not change the public book can’t change the intro of a public heading', async () => {
  const { reader, admin } = await createScenario();
  const { params } = await publish(reader, 'Soils');
  await admin.client.ok('addRestriction', {
    params: { id: reader.user.id },
    body: { kind: 'book', reason: 'Advertising' },
  });
  const change = { params, body: { intro: 'Buy this.' } };
  expect((await reader.client.refused('changeHeading', change)).status).toBe(403);
});

test('everybody lists public headings with the number of shown passages', async () => {
  const scene = await createScenario();
  const { reader, author, postId } = scene;
  expect(await list(scene)).toMatchObject({ headings: [], areMore: false });
  const { passageId, headingId, slug } = await savePublicly(scene);
  await reader.client.ok('addPassage', { body: { quote: 'Soil.', source, headingId } });
  const { headings, areMore } = await list(scene);
  expect(areMore).toBe(false);
  expect(headings).toEqual([
    {
      _id: headingId,
      title: 'On walking',
      slug,
      intro: '',
      owner: expect.objectContaining({ username: 'reader' }),
      count: 2,
      updatedAt: expect.stringMatching(/Z$/),
    },
  ]);
  await author.client.ok('detachBacklink', { params: { postId, passageId } });
  expect((await list(scene)).headings).toMatchObject([{ count: 1 }]);
  const book = { params: { username: 'reader', slug }, body: {} };
  expect((await scene.visitor.ok('readBook', book)).heading.count).toBe(1);
});

test('the list has the last changed three headings of a member; the book names the others', async () => {
  const scene = await createScenario();
  for (const title of ['One', 'Two', 'Three', 'Four']) {
    await publish(scene.reader, title);
    scene.api.clock.advance(1000);
  }
  await publish(scene.author, 'Adas');
  expect(titlesOf((await list(scene)).headings)).toEqual(['Adas', 'Four', 'Three', 'Two']);
  const read = async (skip: number) =>
    scene.visitor.ok('readBook', { params: { username: 'reader', slug: 'three' }, body: { skip } });
  expect(titlesOf((await read(0)).others)).toEqual(['Four', 'Two', 'One']);
  expect((await read(20)).others).toEqual([]);
});

/** So many members with three public headings each. */
async function addMembers({ api }: Scenario, count: number) {
  const { users, book } = api.data;
  for (let number = 0; number < count; number += 1) {
    const userId = `member-${number}`;
    await users.insert(userRow(userId));
    for (const part of ['a', 'b', 'c']) {
      const id = `${userId}-${part}`;
      const { isPublic: _, position: _position, ...heading } = headingRow(id, { userId });
      await book.addHeading(heading, 9);
      await book.changeHeading({ id, userId, patch: { isPublic: true }, now: number });
      const place = { userId, headingId: id, postId: null, sourceTitle: 'Soil', quote: id };
      const { isDetached: _isDetached, ...passage } = passageRow(`${id}-words`, place);
      await book.save([passage], apiLimits.book);
    }
  }
}

test('the list has pages, and ends', async () => {
  const scene = await createScenario();
  await addMembers(scene, 8);
  const [first, second, third] = [await list(scene), await list(scene, 20), await list(scene, 40)];
  expect([first, second, third].map(({ headings, areMore }) => [headings.length, areMore])).toEqual(
    [
      [20, true],
      [4, false],
      [0, false],
    ],
  );
  const ids = [...first.headings, ...second.headings].map(({ _id: id }) => id);
  expect(new Set(ids).size).toBe(24);
});

test('a page that is far from the beginning is found, too', async () => {
  const scene = await createScenario();
  await addMembers(scene, 68);
  const { headings, areMore } = await list(scene, 190);
  expect(headings).toHaveLength(14);
  expect(areMore).toBe(false);
  const before = await list(scene, 170);
  const ids = [...before.headings, ...headings].map(({ _id: id }) => id);
  expect(new Set(ids).size).toBe(34);
});

test('a heading is listed as soon as visitors see one of its passages', async () => {
  const scene = await createScenario();
  const { author, reader, postId } = scene;
  const save = async (count: number) =>
    author.client.ok('updatePost', {
      params: { id: postId },
      body: changedBody({ content: contentOf(words(count)) }),
    });
  await save(100);
  for (const title of ['One', 'Two', 'Three']) await publish(reader, title);
  scene.api.clock.advance(1000);
  const { heading } = await reader.client.ok('addHeading', { body: { title: 'Long' } });
  await reader.client.ok('changeHeading', {
    params: { id: heading._id },
    body: { isPublic: true },
  });
  const body = { postId, blockId: 'block-1', quote: words(60), headingId: heading._id };
  await reader.client.ok('addPassage', { body });
  expect(titlesOf((await list(scene)).headings).toSorted()).toEqual(['One', 'Three', 'Two']);
  await save(300);
  const { headings } = await list(scene);
  expect(headings).toHaveLength(apiLimits.listedHeadings);
  expect(headings[0]).toMatchObject({ title: 'Long', count: 1 });
});

test('headings that are private, or of a blocked member, are not listed', async () => {
  const scene = await createScenario();
  const { params } = await publish(scene.reader, 'Soils');
  const setPublic = async (isPublic: boolean) =>
    scene.reader.client.ok('changeHeading', { params, body: { isPublic } });
  await setPublic(false);
  expect((await list(scene)).headings).toEqual([]);
  await setPublic(true);
  expect((await list(scene)).headings).toHaveLength(1);
  await scene.api.data.users.setBlocked(scene.reader.user.id, true);
  expect((await list(scene)).headings).toEqual([]);
});

test('who mutes a member still finds the headings, as the posts in the hub', async () => {
  const { reader, author } = await createScenario();
  await publish(reader, 'Soils');
  await author.client.ok('muteUser', { params: { id: reader.user.id } });
  expect((await author.client.ok('listBooks', { query: {} })).headings).toHaveLength(1);
});

test('a profile has the public headings for who may see it, the last changed first', async () => {
  const scene = await createScenario();
  const { reader, author, visitor, admin } = scene;
  await publish(reader, 'One');
  scene.api.clock.advance(1000);
  await publish(reader, 'Two');
  await reader.client.ok('addHeading', { body: { title: 'Private' } });
  const profile = { params: { username: 'reader' }, body: {} };
  const read = async ({ client }: Pick<Scenario['reader'], 'client'>) =>
    titlesOf((await client.ok('readProfile', profile)).userDetails.headings);
  expect(await read(author)).toEqual(['Two', 'One']);
  expect(await read(reader)).toEqual(['Two', 'One']);
  expect((await visitor.refused('readProfile', profile)).status).toBe(401);
  await scene.api.data.users.setBlocked(reader.user.id, true);
  expect((await author.client.refused('readProfile', profile)).status).toBe(404);
  expect(await read(admin)).toEqual([]);
});

test('a profile has at most 20 headings', async () => {
  const { reader } = await createScenario();
  for (let number = 0; number <= apiLimits.profileHeadings; number += 1)
    await publish(reader, `Heading ${number}`);
  const profile = { params: { username: 'reader' }, body: {} };
  const { userDetails } = await reader.client.ok('readProfile', profile);
  expect(userDetails.headings).toHaveLength(20);
});

test('a member keeps words of a public heading, also if the post has changed since', async () => {
  const scene = await createScenario();
  const { author, newbie, visitor } = scene;
  const { postId, slug } = { ...scene, ...(await savePublicly(scene)) };
  const read = async () => {
    const book = { params: { username: 'reader', slug }, body: {} };
    const [passage] = (await visitor.ok('readBook', book)).passages;
    return { postId: passage?.post?._id, ...passage };
  };
  const keep = async ({
    postId: of,
    blockId,
    quote,
    revision,
  }: Awaited<ReturnType<typeof read>>) => {
    const body = { postId: of, blockId, quote, revision };
    return (await newbie.client.ok('addPassage', { body })).passage.state;
  };
  const save = async (content: string) =>
    author.client.ok('updatePost', { params: { id: postId }, body: changedBody({ content }) });
  const moved = JSON.stringify({
    blocks: [
      { id: 'block-0', type: 'paragraph', data: { text: 'We walked all day in the hills.' } },
      { id: 'block-1', type: 'paragraph', data: { text: 'Nothing of it.' } },
    ],
  });
  await save(moved);
  expect(await read()).toMatchObject({ postId, blockId: 'block-0', revision: 2 });
  expect(await keep(await read())).toBe('unchanged');
  await save(contentOf('We stayed at home.'));
  expect(await read()).toMatchObject({ postId, blockId: 'block-1', revision: 1 });
  expect(await keep(await read())).toBe('changed');
});

test('words from elsewhere name no post of the site', async () => {
  const { reader, visitor } = await createScenario();
  const { slug } = await publish(reader, 'Soils');
  const book = { params: { username: 'reader', slug }, body: {} };
  const [passage] = (await visitor.ok('readBook', book)).passages;
  expect(passage).toMatchObject({ post: null, source });
  expect(passage).not.toHaveProperty('revision');
});

test('a saved post under a public heading is shown with its id, to be saved', async () => {
  const { reader, author, visitor, postId } = await createScenario();
  await author.client.ok('createPost', { body: postBody({ url: 'other' }) });
  const { params, slug } = await publish(reader, 'Soils');
  await reader.client.ok('addPassage', { body: { postId, quote: '', headingId: params.id } });
  const book = { params: { username: 'reader', slug }, body: {} };
  const { passages } = await visitor.ok('readBook', book);
  expect(passages.find(({ quote }) => quote === '')).toMatchObject({ post: { _id: postId } });
});

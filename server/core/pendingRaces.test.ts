import { expect, test } from 'vitest';
import { changedBody, contentOf } from './testing/createScenario';
import { eachSeed } from './testing/eachSeed';
import { testPicture } from './testing/testPicture';
import { withPendingPost } from './testing/withPendingPost';

const inParallel = (race: (seed: number) => Promise<void>) => eachSeed(12, race);

const first = { title: 'First', content: contentOf('Stored first.') };
const mine = { title: 'Mine', content: contentOf('From my desk.') };
const theirs = { title: 'Theirs', content: contentOf('From the train.') };

type Changes = Parameters<typeof changedBody>[0];

/** An author with two devices, and stored changes. */
async function withTwoDevices(seed: number) {
  const scene = await withPendingPost({ seed });
  const elsewhere = await scene.api.signIn('author');
  await scene.save(first);
  const { params, author } = scene;
  const form = (changes: Changes) => ({
    params,
    body: changedBody(changes),
  });
  return {
    ...scene,
    here: async (changes: Changes) => author.client.call('updatePost', form(changes)),
    there: async (changes: Changes) => elsewhere.call('updatePost', form(changes)),
    elsewhere,
  };
}

const saving = (pendingRevision: number) => ({ isPending: true, pendingRevision });

const statusesOf = (answers: readonly Response[]) => answers.map(({ status }) => status);

test('of two saves with the same number one is refused', () =>
  inParallel(async (seed) => {
    const { api, here, there, readPending } = await withTwoDevices(seed);
    const picture = { postImage: testPicture() };
    const answers = await Promise.all([
      here({ ...mine, ...picture, ...saving(1) }),
      there({ ...theirs, ...picture, ...saving(1) }),
    ]);
    expect(statusesOf(answers).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const stored = answers[0]?.status === 200 ? mine : theirs;
    expect(await readPending()).toMatchObject({ ...stored, revision: 2 });
    await api.settled();
    expect(api.files.names()).toHaveLength(2);
  }));

test('of two first saves one is refused', () =>
  inParallel(async (seed) => {
    const { author, params, here, there, readPending } = await withTwoDevices(seed);
    await author.client.ok('discardPending', { params });
    const answers = await Promise.all([
      here({ ...mine, ...saving(0) }),
      there({ ...theirs, ...saving(0) }),
    ]);
    expect(statusesOf(answers).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const stored = answers[0]?.status === 200 ? mine : theirs;
    expect(await readPending()).toMatchObject({ ...stored, revision: 2 });
  }));

test('of an update and a save that know the same changes one is refused', () =>
  inParallel(async (seed) => {
    const { here, there, read } = await withTwoDevices(seed);
    const [update, save] = await Promise.all([
      here({ ...mine, pendingRevision: 1 }),
      there({ ...theirs, ...saving(1) }),
    ]);
    const { title, pending } = await read();
    const outcomes = [
      [200, 409, 'Mine', null],
      [409, 200, 'A walk in the hills', 'Theirs'],
    ];
    expect(outcomes).toContainEqual([update.status, save.status, title, pending?.title ?? null]);
  }));

test('an update that knows of no changes and a save both succeed', () =>
  inParallel(async (seed) => {
    const { here, there, read } = await withTwoDevices(seed);
    const answers = await Promise.all([here(mine), there({ ...theirs, ...saving(1) })]);
    expect(statusesOf(answers)).toEqual([200, 200]);
    expect(await read()).toMatchObject({ ...mine, pending: { ...theirs, revision: 2 } });
  }));

test('of two updates that know the same changes one is refused', () =>
  inParallel(async (seed) => {
    const { here, there, read } = await withTwoDevices(seed);
    const answers = await Promise.all([
      here({ ...mine, pendingRevision: 1 }),
      there({ ...theirs, pendingRevision: 1 }),
    ]);
    expect(statusesOf(answers).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const stored = answers[0]?.status === 200 ? mine : theirs;
    expect(await read()).toMatchObject({ ...stored, revision: 2, pending: null });
  }));

test('a save at the time of unpublishing is in the draft or refused', () =>
  inParallel(async (seed) => {
    const { params, elsewhere, here, read } = await withTwoDevices(seed);
    const [save] = await Promise.all([
      here({ ...mine, ...saving(1) }),
      elsewhere.ok('unpublishPost', { params, body: {} }),
    ]);
    const { title, pending, isPublished } = await read();
    const outcomes = [
      [200, 'Mine'],
      [409, 'First'],
    ];
    expect(outcomes).toContainEqual([save.status, title]);
    expect([pending, isPublished]).toEqual([null, false]);
  }));

test('a save at the time of discarding is discarded or refused', () =>
  inParallel(async (seed) => {
    const { params, elsewhere, here, readPending } = await withTwoDevices(seed);
    const [save] = await Promise.all([
      here({ ...mine, ...saving(1) }),
      elsewhere.ok('discardPending', { params }),
    ]);
    expect([200, 409]).toContain(save.status);
    expect(await readPending()).toBeNull();
  }));

test('changes that are made for the post before an update that comes between are stored', () =>
  inParallel(async (seed) => {
    const { admin, author, params, update, here, readPending } = await withTwoDevices(seed);
    await author.client.ok('discardPending', { params });
    const [save] = await Promise.all([
      here({ ...mine, ...saving(0) }),
      update({ title: 'By an administrator' }, admin.client),
    ]);
    expect(save.status).toBe(200);
    expect(await readPending()).toMatchObject({ title: 'Mine', revision: 2 });
  }));

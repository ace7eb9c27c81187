import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { createTestApi } from '../../testing/createTestApi';

const hour = 60 * 60_000;
const source = { url: 'https://example.org/soil', title: 'Soil', author: 'Eva' };

/** A member with a book of passages from elsewhere. */
async function withBook(count = 12, start?: string) {
  const api = createTestApi();
  if (start !== undefined) api.clock.advance(Date.parse(start) - api.clock.now());
  const { client } = await api.addSignedInUser('adalove');
  const passages = Array.from({ length: count }, (_, index) => ({
    quote: `Words ${index}.`,
    note: index === 0 ? 'Mine' : '',
    source,
  }));
  if (count > 0) await client.ok('importPassages', { body: { passages } });
  const read = async () => {
    await client.ok('refreshToken', {});
    return client.ok('readDailyReview', {});
  };
  const act = async (passageId: string, action: 'keep' | 'retire') =>
    client.ok('reviewPassage', { params: { passageId }, body: { action } });
  return { ...api, client, read, act };
}

const idsIn = ({ passages }: { passages: readonly { _id: string }[] }) =>
  passages.map(({ _id }) => _id);

test('a member reads the passages of the day, keeps some and retires others', async () => {
  const { read, act, client, clock } = await withBook();
  const first = await read();
  expect(first.passages).toHaveLength(5);
  expect(first.isDone).toBe(false);
  expect(first.passages[0]).toMatchObject({ state: 'unchanged', source, isReviewed: false });
  const [one = '', ...others] = idsIn(first);
  const { passage } = await act(one, 'retire');
  expect(passage).toMatchObject({ _id: one, isRetired: true, isReviewed: true });
  for (const id of others) await act(id, 'keep');
  const done = await read();
  expect(idsIn(done)).toEqual(idsIn(first));
  expect(done.isDone).toBe(true);
  clock.advance(24 * hour);
  await client.ok('refreshToken', {});
  const late = await client.call('reviewPassage', {
    params: { passageId: one },
    body: { action: 'keep' },
  });
  expect(late.status).toBe(409);
  const next = await read();
  expect(next).toMatchObject({ isDone: false });
  expect(idsIn(next).filter((id) => idsIn(first).includes(id))).toEqual([]);
});

test('an empty book has nothing to review', async () => {
  const { read } = await withBook(0);
  expect(await read()).toMatchObject({ passages: [], isDone: true });
});

test('the last action of a day counts, and a change of the passage puts it back', async () => {
  const { read, act, client } = await withBook();
  const [id = ''] = idsIn(await read());
  await act(id, 'retire');
  expect((await act(id, 'keep')).passage.isRetired).toBeUndefined();
  await act(id, 'retire');
  const listed = async () => (await client.ok('listPassages', { query: {} })).passages;
  expect((await listed()).find(({ _id }) => _id === id)).toMatchObject({ isRetired: true });
  const put = { params: { id }, body: { isRetired: false } };
  const { passage } = await client.ok('changePassage', put);
  expect(passage.isRetired).toBeUndefined();
  expect((await read()).passages[0]).toMatchObject({ _id: id, isReviewed: true });
});

test('a deleted passage leaves the day; the others are to be reviewed again when they come again', async () => {
  const { read, act, client, clock } = await withBook(5);
  const [id = '', ...others] = idsIn(await read());
  await client.ok('deletePassage', { params: { id } });
  expect(idsIn(await read())).toEqual(others);
  for (const other of others) await act(other, 'keep');
  clock.advance(24 * hour);
  const next = await read();
  expect(next.passages.map(({ isReviewed }) => isReviewed)).toEqual([false, false, false, false]);
  expect(next.isDone).toBe(false);
});

test.each([
  ['Pacific/Kiritimati', '2026-03-01T09:30:00Z', '2026-03-01T10:30:00Z'],
  ['Pacific/Honolulu', '2026-03-01T09:30:00Z', '2026-03-01T10:30:00Z'],
  ['America/New_York', '2026-03-08T04:30:00Z', '2026-03-08T05:30:00Z'],
  // The day on which clocks are put forward has 23 hours, the one on which they are put back 25.
  ['America/New_York', '2026-03-09T03:30:00Z', '2026-03-09T04:30:00Z'],
  ['America/New_York', '2026-11-02T04:30:00Z', '2026-11-02T05:30:00Z'],
  ['', '2026-03-01T23:30:00Z', '2026-03-02T00:30:00Z'],
])('in the time zone “%s” a day ends between %s and %s', async (timeZone, before, after) => {
  const { read, client, clock } = await withBook(20, before);
  await client.ok('updateProfile', { body: { timeZone } });
  const first = idsIn(await read());
  clock.advance(Date.parse(after) - clock.now() - 40 * 60_000);
  expect(idsIn(await read())).toEqual(first);
  clock.advance(40 * 60_000);
  const next = idsIn(await read());
  expect(next).toHaveLength(5);
  expect(next).not.toEqual(first);
});

test('the export says which passages are retired', async () => {
  const { read, act, client } = await withBook();
  const [id = ''] = idsIn(await read());
  await act(id, 'retire');
  const response = await client.call('exportBook', {});
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const text = strFromU8(files['loose.md'] ?? new Uint8Array());
  expect(text.match(/_Retired from the daily review_/g)).toHaveLength(1);
});

import { lastBefore } from '@server/rules/reviewDays';
import { describe, expect, test } from 'vitest';
import type { Data } from '../../port';
import type { PassageRow } from '../../rows/bookCardRows';
import { idsOf, withPost } from '../../testing/fixtures';
import { at, passageRow } from '../../testing/rows';

const room = { passages: 50, unverified: 50, bytes: 100_000 };
const hour = 60 * 60_000;
const monday = '2026-03-02';
const tuesday = '2026-03-03';
const onMonday = { userId: 'ben', day: monday };

async function save({ book }: Data, ids: readonly string[], overrides: Partial<PassageRow> = {}) {
  const rows = ids.map((id) => passageRow(id, { quote: `words of ${id}`, ...overrides }));
  await book.save(rows, room);
}

const manyIds = Array.from({ length: 12 }, (_, index) => `passage-${index}`);

async function withBook(make: () => Promise<Data>, ids = manyIds) {
  const data = await withPost(await make());
  await save(data, ids);
  await save(data, ['saved'], { quote: '', blockId: '' });
  const { dailyReviews } = data;
  const today = async (day = monday) => idsOf(await dailyReviews.today({ userId: 'ben', day }));
  const act = async (passageId: string, action: 'keep' | 'retire', day = monday) =>
    dailyReviews.act({ userId: 'ben', day, passageId, action });
  return { ...data, data, today, act };
}

function describePassages(make: () => Promise<Data>) {
  test('a day has five passages with words, the same until it ends', async () => {
    const { data, today } = await withBook(make);
    const ids = await today();
    expect(new Set(ids).size).toBe(5);
    expect(ids).not.toContain('saved');
    await save(data, ['later']);
    expect(await today()).toEqual(ids);
    const next = await today(tuesday);
    expect(next).toHaveLength(5);
    expect(next.filter((id) => ids.includes(id))).toEqual([]);
    const [shown] = await data.dailyReviews.today(onMonday);
    expect(shown).toMatchObject({ userId: 'ben', shownOn: monday, reviewedOn: null });
    expect(shown?.post?.url).toBe('post');
  });

  test('two requests at once choose the same passages', async () => {
    const { today, book } = await withBook(make);
    const [one, other] = await Promise.all([today(), today()]);
    expect(one).toEqual(other);
    const all = await book.byIds(manyIds, 'ben');
    expect(all.filter(({ shownOn }) => shownOn !== null)).toHaveLength(5);
  });

  test('an empty book has none until something is saved; other members and blocked ones have none', async () => {
    const { data, today, dailyReviews, users } = await withBook(make, []);
    expect(await today()).toEqual([]);
    await save(data, ['first']);
    expect(await today()).toEqual(['first']);
    expect(await dailyReviews.today({ userId: 'cleo', day: monday })).toEqual([]);
    await users.setBlocked('ben', true);
    expect(await today(tuesday)).toEqual([]);
  });

  test('a deleted passage leaves its day, and none takes its place', async () => {
    const { today, book } = await withBook(make);
    const ids = await today();
    const [first = '', ...others] = ids;
    await book.remove({ id: first, userId: 'ben' });
    expect(await today()).toEqual(others);
    for (const id of others) await book.remove({ id, userId: 'ben' });
    expect(await today()).toEqual([]);
    expect(await today(tuesday)).toHaveLength(5);
  });

  test('a retired passage stays in its day, comes on no other, and can be put back', async () => {
    const { today, act, book } = await withBook(make, manyIds.slice(0, 3));
    const ids = await today();
    const [first = '', second = ''] = ids;
    expect(await act(first, 'retire')).toMatchObject({ isRetired: true, reviewedOn: monday });
    expect(await act(second, 'retire')).toMatchObject({ id: second, isRetired: true });
    expect(await act(second, 'keep')).toMatchObject({ isRetired: false, reviewedOn: monday });
    expect(await today()).toEqual(ids);
    expect((await today(tuesday)).toSorted()).toEqual(ids.filter((id) => id !== first).toSorted());
    const back = { id: first, userId: 'ben', patch: { isRetired: false }, now: at(9), room };
    expect(await book.change(back)).toMatchObject({ isRetired: false });
    expect(await today('2026-03-04')).toHaveLength(3);
  });

  test('only own passages of the day are reviewed', async () => {
    const { today, act, dailyReviews } = await withBook(make);
    const ids = await today();
    const other = manyIds.find((id) => !ids.includes(id)) ?? '';
    expect(await act(other, 'keep')).toBe('not today');
    expect(await act(ids[0] ?? '', 'keep', tuesday)).toBe('not today');
    expect(await act('none', 'keep')).toBeNull();
    const ofOther = {
      userId: 'cleo',
      day: monday,
      passageId: ids[0] ?? '',
      action: 'retire',
    } as const;
    expect(await dailyReviews.act(ofOther)).toBeNull();
    expect((await dailyReviews.today(onMonday)).map(({ isRetired }) => isRetired)).not.toContain(
      true,
    );
  });
}

/** When it is 7 in UTC on that day, and everything before. */
const seven = Date.parse('2026-03-02T07:00:00Z');
const due = (days = 0, digestHour = 7) => {
  const time = seven + days * 24 * hour + (digestHour - 7) * hour;
  const day = new Date(time).toISOString().slice(0, 10);
  return [{ timeZone: null, digestHour, time, day, lastTime: lastBefore('', { day, time }) }];
};
const take = 10;

async function withChoice(make: () => Promise<Data>) {
  const scene = await withBook(make);
  const { notifications, dailyReviews } = scene;
  const choose = async (choice: { site?: boolean; letter?: 'now' | 'never'; changedAt?: number }) =>
    notifications.choose([
      { userId: 'ben', kind: 'review', site: true, letter: 'never', changedAt: 1, ...choice },
    ]);
  const rows = async () => {
    const listed = await notifications.list({ userId: 'ben', skip: 0, take: 9 });
    return listed.rows.map(({ kind, createdAt, isSeen }) => ({ kind, createdAt, isSeen }));
  };
  const notify = async (...of: Parameters<typeof due>) =>
    dailyReviews.notify({ due: due(...of), take });
  await choose({});
  return { ...scene, choose, rows, notify };
}

function describeChangedHours(make: () => Promise<Data>) {
  test('another hour or time zone brings none within 20 hours', async () => {
    const { notify, users, dailyReviews } = await withChoice(make);
    expect(await notify()).toBe(1);
    await users.update('ben', { digestHour: 2, timeZone: 'Europe/Berlin' });
    const berlin = { timeZone: 'Europe/Berlin', digestHour: 2 };
    expect(await dailyReviews.hours()).toEqual([berlin]);
    const notifyAt = async (time: number, day: string) =>
      dailyReviews.notify({
        due: [{ ...berlin, time, day, lastTime: lastBefore(berlin.timeZone, { day, time }) }],
        take,
      });
    expect(await notifyAt(seven + 18 * hour, tuesday)).toBe(0);
    expect(await notifyAt(seven + 42 * hour, '2026-03-04')).toBe(1);
  });

  test('another hour brings none on the same date', async () => {
    const { notify, users } = await withChoice(make);
    await users.update('ben', { digestHour: 0 });
    expect(await notify(0, 0)).toBe(1);
    await users.update('ben', { digestHour: 23 });
    expect(await notify(0, 23)).toBe(0);
    expect(await notify(1, 23)).toBe(1);
  });
}

function describeNotifying(make: () => Promise<Data>) {
  test('who wants it is notified once a day; an earlier notification is replaced', async () => {
    const { rows, notify, dailyReviews } = await withChoice(make);
    expect(await dailyReviews.hours()).toEqual([{ timeZone: null, digestHour: 7 }]);
    expect(await notify()).toBe(1);
    expect(await rows()).toEqual([{ kind: 'review', createdAt: seven, isSeen: false }]);
    expect(await notify()).toBe(0);
    expect(await notify(0, 8)).toBe(0);
    expect(await notify(1)).toBe(1);
    const createdAt = seven + 24 * hour;
    expect(await rows()).toEqual([{ kind: 'review', createdAt, isSeen: false }]);
  });

  test('members are notified some at a time', async () => {
    const { data, notifications, dailyReviews, rows } = await withChoice(make);
    await save(data, ['of-cleo'], { userId: 'cleo' });
    await notifications.choose([
      { userId: 'cleo', kind: 'review', site: false, letter: 'daily', changedAt: 1 },
    ]);
    const some = async () => dailyReviews.notify({ due: due(), take: 1 });
    expect([await some(), await some(), await some()]).toEqual([1, 1, 0]);
    expect(await rows()).toHaveLength(1);
    const { rows: ofCleo } = await notifications.list({ userId: 'cleo', skip: 0, take: 9 });
    expect(ofCleo).toEqual([]);
  });

  test('two processes notify a member once', async () => {
    const { rows, notify } = await withChoice(make);
    await Promise.all([notify(), notify(), notify()]);
    expect(await rows()).toHaveLength(1);
  });

  test('nobody is notified without wanting it, before the choice, or when blocked', async () => {
    const { choose, notify, users, dailyReviews } = await withChoice(make);
    await choose({ site: false });
    expect(await notify()).toBe(0);
    expect(await dailyReviews.hours()).toEqual([]);
    await choose({ changedAt: seven + 1 });
    expect(await notify()).toBe(0);
    await choose({ site: false, letter: 'now' });
    await users.setBlocked('ben', true);
    expect(await notify()).toBe(0);
    expect(await dailyReviews.hours()).toEqual([]);
    await users.setBlocked('ben', false);
    expect(await notify()).toBe(1);
  });

  test('nobody is notified without a passage, or when all of the day are reviewed', async () => {
    const { today, act, notify, book, rows } = await withChoice(make);
    for (const id of await today()) await act(id, 'keep');
    expect(await notify()).toBe(0);
    expect(await notify(1)).toBe(1);
    for (const id of manyIds) await book.remove({ id, userId: 'ben' });
    expect(await notify(2)).toBe(0);
    expect(await rows()).toHaveLength(1);
  });

  test('with the last passage of the day the notification is withdrawn', async () => {
    const { today, act, notify, rows, dailyReviews, book } = await withChoice(make);
    await notify();
    const [last = '', other = '', ...ids] = await today();
    for (const id of ids) await act(id, 'retire');
    await act(other, 'keep');
    expect(await rows()).toHaveLength(1);
    expect(await dailyReviews.settle(onMonday)).toBe(false);
    await book.remove({ id: last, userId: 'ben' });
    expect(await dailyReviews.settle({ userId: 'ben', day: tuesday })).toBe(false);
    expect(await dailyReviews.settle(onMonday)).toBe(true);
    expect(await rows()).toEqual([]);
    await notify(1);
    for (const id of await today(tuesday)) await act(id, 'keep', tuesday);
    expect(await rows()).toEqual([]);
  });
}

export function describeDailyReviews(make: () => Promise<Data>) {
  describe('daily reviews', () => {
    describePassages(make);
    describeNotifying(make);
    describeChangedHours(make);
  });
}

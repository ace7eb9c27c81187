import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Data } from '../../port';
import { at } from '../../testing/rows';
import { seenAs, withReaders } from '../../testing/withReaders';

const letterIds = async (data: Data) => {
  const { rows } = await data.letters.list({ skip: 0, take: 50 });
  return rows.map(({ id }) => id);
};

const due = {
  period: 'daily',
  defaults: ['comment', 'held'],
  now: at(20),
  siteZone: '',
} as const;

function describeTold(make: () => Promise<Data>) {
  test('an e-mail tells what is new, not seen and wanted', async () => {
    const { comment, notifications, mutes } = await withReaders(await make());
    await comment('early', 1, {});
    await notifications.markSeen({ userId: 'ada', until: at(1) });
    await comment('late', 6, {});
    const query = { ...due, userId: 'ada', since: at(2), until: at(10), take: 5 };
    const told = async () => (await notifications.digest(query)).map(seenAs);
    const row = { kind: 'comment', about: 'post', newest: 'late', actors: ['ben'] };
    expect(await told()).toEqual([{ ...row, count: 1, isSeen: false }]);
    const choice = { userId: 'ada', kind: 'comment', site: false, changedAt: at(1) } as const;
    await notifications.choose([{ ...choice, letter: 'daily' }]);
    expect(await told()).toHaveLength(1);
    await notifications.choose([{ ...choice, letter: 'weekly' }]);
    expect(await told()).toEqual([]);
    await notifications.choose([{ ...choice, letter: 'daily' }]);
    await mutes.put({ userId: 'ada', mutedId: 'ben', createdAt: at(8) });
    expect(await told()).toEqual([]);
  });

  test('an e-mail has the words of the newest comment, of nobody who is muted or blocked, and the picture of the post', async () => {
    const { comment, notifications, mutes, users } = await withReaders(await make());
    await comment('one', 1, { text: 'Of Ben.' });
    await comment('two', 2, { text: 'Of Cleo.', authorId: 'cleo' });
    await comment('three', 3, { text: 'Of root.', authorId: 'root' });
    const query = { ...due, userId: 'ada', since: at(0), until: at(10), take: 5 };
    const told = async () =>
      (await notifications.digest(query)).map(({ newestComment, post }) => ({
        words: newestComment?.text,
        image: post?.image,
      }));
    const image = '/files/post.png';
    expect(await told()).toEqual([{ words: 'Of root.', image }]);
    await mutes.put({ userId: 'ada', mutedId: 'root', createdAt: at(8) });
    expect(await told()).toEqual([{ words: 'Of Cleo.', image }]);
    await users.setBlocked('cleo', true);
    expect(await told()).toEqual([{ words: 'Of Ben.', image }]);
  });

  test('what a muted person has added to a row is no reason for another e-mail', async () => {
    const { comment, notifications, mutes } = await withReaders(await make());
    await comment('told', 1, {});
    await mutes.put({ userId: 'ada', mutedId: 'cleo', createdAt: at(3) });
    await comment('muted', 6, { authorId: 'cleo' });
    const query = { ...due, userId: 'ada', since: at(5), until: at(10), take: 5 };
    expect(await notifications.digest(query)).toEqual([]);
    await comment('new', 7, {});
    expect((await notifications.digest(query)).map(seenAs)).toMatchObject([{ newest: 'new' }]);
  });
}

const minute = 60_000;
const hour = 60 * minute;
const firstDay = Date.parse('2026-03-02T00:00:00Z');

type Storing = { take?: number; period?: 'daily' | 'weekly'; siteZone?: string };

const digestData = v.pipe(v.string(), v.parseJson(), v.object({ since: v.number() }));

/** Readers in three time zones. It is 7 there at 7, 17 and 17 in UTC on Mondays, when they get the e-mails of a week. */
async function withZones(make: () => Promise<Data>) {
  const data = await withReaders(await make());
  const { comment, notifications, users } = data;
  await users.update('mod', { timeZone: 'Pacific/Kiritimati' });
  await users.update('root', { timeZone: 'Pacific/Honolulu' });
  const commentAt = async (id: string, time: number) =>
    comment(id, (time - at(0)) / minute, { state: 'held' });
  const store = async (time: number, { take = 9, period = 'daily', siteZone = '' }: Storing = {}) =>
    notifications.storeDigests({ ...due, period, siteZone, slot: firstDay + time * hour, take });
  const stored = async () =>
    (await data.letters.list({ skip: 0, take: 50 })).rows
      .map(({ id, data: said }) => {
        const [, until = '', userId = ''] = id.split('.');
        const since = (v.parse(digestData, said).since - firstDay) / hour;
        return `${userId} ${since}-${(Number(until) - firstDay) / hour}`;
      })
      .toSorted();
  await store(0);
  return { ...data, commentAt, store, stored };
}

function describeHours(make: () => Promise<Data>) {
  test('e-mails of a day are stored at the hour of each time zone, once, some at a time', async () => {
    const { commentAt, store, stored } = await withZones(make);
    await commentAt('first', firstDay + 2 * hour);
    expect(await store(6.75)).toBe(false);
    expect(await store(7)).toBe(true);
    expect(await store(7)).toBe(false);
    expect(await stored()).toEqual(['ada 0-7']);
    expect(await store(17.25, { take: 1 })).toBe(true);
    expect(await store(17.5, { take: 1 })).toBe(true);
    expect(await store(17.5, { take: 1 })).toBe(false);
    expect(await stored()).toEqual(['ada 0-7', 'mod 0-17', 'root 0-17']);
    await commentAt('second', firstDay + 20 * hour);
    await Promise.all([store(48), store(48), store(48)]);
    expect(await stored()).toEqual([
      'ada 0-7',
      'ada 7-31',
      'mod 0-17',
      'mod 17-41',
      'root 0-17',
      'root 17-41',
    ]);
  });

  test('members whose time zone is not known have that of the site', async () => {
    const { commentAt, store, stored } = await withZones(make);
    await commentAt('first', firstDay + 2 * hour);
    const siteZone = 'Asia/Tokyo';
    expect(await store(21.75, { siteZone })).toBe(true);
    expect(await stored()).toEqual(['mod 0-17', 'root 0-17']);
    expect(await store(22, { siteZone })).toBe(true);
    expect(await stored()).toEqual(['ada 0-22', 'mod 0-17', 'root 0-17']);
  });

  test('another hour or time zone brings no e-mail that is too early, and leaves nothing out', async () => {
    const { commentAt, store, stored, users } = await withZones(make);
    await commentAt('first', firstDay + 2 * hour);
    await store(7);
    await users.update('ada', { digestHour: 23 });
    await commentAt('second', firstDay + 8 * hour);
    await store(24);
    await users.update('ada', { digestHour: 5, timeZone: 'Europe/Berlin' });
    await store(30);
    expect((await stored()).filter((row) => row.startsWith('ada'))).toEqual([
      'ada 0-7',
      'ada 7-28',
    ]);
  });

  test('e-mails of a week are stored on the Monday of each time zone', async () => {
    const { commentAt, store, stored } = await withZones(make);
    const week = { period: 'weekly' } as const;
    await store(0, week);
    await commentAt('first', firstDay + 30 * hour);
    await store(6 * 24, week);
    expect(await stored()).toEqual([]);
    await store(6 * 24 + 17, week);
    expect(await stored()).toEqual(['mod 0-161']);
    await store(8 * 24, week);
    expect(await stored()).toEqual(['ada 0-175', 'mod 0-161', 'root 0-185']);
  });

  test('members who are blocked get none', async () => {
    const { commentAt, store, stored, users } = await withZones(make);
    await commentAt('first', firstDay + 2 * hour);
    await users.setBlocked('ada', true);
    await store(24);
    expect(await stored()).toEqual(['mod 0-17', 'root 0-17']);
  });
}

export function describeDigests(make: () => Promise<Data>) {
  describe('e-mails about notifications', () => {
    describeTold(make);
    describeHours(make);

    test('e-mails at once are stored once for each slot, some at a time, and none for the first one', async () => {
      const data = await withReaders(await make());
      const { comment, notifications } = data;
      for (const userId of ['ada', 'mod', 'root'])
        await notifications.choose(
          (['comment', 'held'] as const).map((kind) => ({
            userId,
            kind,
            site: true,
            letter: 'now',
            changedAt: at(0),
          })),
        );
      const atOnce = { ...due, period: 'now', defaults: [] } as const;
      await comment('early', 1, {});
      expect(await notifications.storeDigests({ ...atOnce, slot: at(5), take: 2 })).toBe(false);
      expect(await letterIds(data)).toEqual([]);
      await comment('late', 6, {});
      await comment('waits', 7, { state: 'held' });
      const next = { ...atOnce, slot: at(10), take: 2 };
      expect(await notifications.storeDigests(next)).toBe(true);
      expect(await letterIds(data)).toHaveLength(2);
      expect(await notifications.storeDigests(next)).toBe(true);
      expect(await notifications.storeDigests(next)).toBe(false);
      const wanted = ['ada', 'mod', 'root'].map((id) => `now.${at(10)}.${id}`);
      expect((await letterIds(data)).toSorted()).toEqual(wanted);
    });

    test('e-mails about some kinds are switched to another period, and those of others stay', async () => {
      const { notifications, users } = await withReaders(await make());
      const weekly = {
        userId: 'ada',
        kind: 'likes',
        site: false,
        letter: 'weekly',
        changedAt: at(1),
      } as const;
      await notifications.choose([weekly, { ...weekly, kind: 'reply', letter: 'daily' }]);
      const stop = {
        from: 'daily',
        to: 'never',
        defaults: ['comment', 'mention'],
        at: at(2),
      } as const;
      const kinds = ['comment', 'likes', 'reply'] as const;
      const change = { ...stop, userId: 'ada', kinds };
      expect(await notifications.switchLetters(change)).toEqual(['comment', 'reply']);
      expect(await notifications.switchLetters(change)).toEqual([]);
      expect(await notifications.choices('ada')).toEqual([
        { ...weekly, kind: 'comment', site: true, letter: 'never', changedAt: at(2) },
        weekly,
        { ...weekly, kind: 'reply', letter: 'never', changedAt: at(2) },
      ]);
      await users.setBlocked('ada', true);
      const back = {
        userId: 'ada',
        from: 'never',
        to: 'daily',
        defaults: ['follower'],
        at: at(3),
      } as const;
      const early = { ...back, kinds, changedAt: at(1) };
      expect(await notifications.switchLetters(early)).toEqual([]);
      const again = { ...back, kinds, changedAt: at(2) };
      expect(await notifications.switchLetters(again)).toEqual(['comment', 'reply']);
      expect(await notifications.switchLetters(again)).toEqual([]);
      expect(await notifications.switchLetters({ ...change, userId: 'gone' })).toEqual([]);
    });
  });
}

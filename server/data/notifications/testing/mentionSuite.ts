import { apiLimits } from '@contract/apiLimits';
import { describe, expect, test } from 'vitest';
import type { Data } from '../../port';
import { at, logRow, newPost, userRow } from '../../testing/rows';
import { withReaders } from '../../testing/withReaders';

const day = 24 * 60;

/** Members whom ben can mention. */
async function withMembers(make: () => Promise<Data>) {
  const data = await withReaders(await make());
  const names = Array.from({ length: 30 }, (_, index) => `member-${10 + index}`);
  for (const name of names) await data.users.insert(userRow(name));
  const mention = async (id: string, minute: number, people: readonly string[]) =>
    data.comment(id, minute, { text: people.map((name) => `@${name}`).join(' and ') });
  const told = async () => {
    const rows = await Promise.all(names.map(async (name) => data.told(name)));
    return names.filter((_, index) => (rows[index]?.length ?? 0) > 0);
  };
  /** Ben’s comment under a post of ada’s that a moderator approved. */
  const trust = async () => {
    await data.comment('approved', 1, { state: 'held' });
    await data.moderation.decide(
      'approved',
      { state: 'shown', stateReason: '' },
      logRow('approved', { actorId: 'mod', createdAt: at(2) }),
    );
  };
  return { ...data, names, mention, toldMembers: told, trust };
}

function describeEdits(make: () => Promise<Data>) {
  test('a mention that an edit takes out and puts in again is told once', async () => {
    const { told, comment, comments } = await withReaders(await make());
    const edit = async (text: string, minute: number) =>
      comments.update('top', { text, updatedAt: at(minute) }, 'ben');
    await comment('top', 1, { text: 'Ask @cleo and @ada.' });
    expect(await told('cleo')).toHaveLength(1);
    expect(await told('ada')).toMatchObject([{ kind: 'mention' }]);
    await edit('Ask somebody.', 2);
    expect(await told('cleo')).toEqual([]);
    const before = await told('ada');
    await edit('Ask @cleo and @ada.', 3);
    expect([await told('cleo'), await told('ada')]).toEqual([[], before]);
  });

  test('who was mentioned in a hidden comment is told again when it is shown', async () => {
    const { told, comment, decide } = await withReaders(await make());
    await comment('top', 1, { text: 'Ask @cleo.' });
    await decide('top', 'hidden', 2);
    expect(await told('cleo')).toEqual([]);
    await decide('top', 'shown', 3);
    expect(await told('cleo')).toMatchObject([{ kind: 'mention' }]);
  });

  test('who was told is forgotten with old rows', async () => {
    const { told, comment, comments, notifications } = await withReaders(await make());
    await comment('top', 1, { text: 'Ask @cleo.' });
    await comments.update('top', { text: 'Ask.', updatedAt: at(2) }, 'ben');
    await notifications.sweep(at(60));
    await comments.update('top', { text: 'Ask @cleo.', updatedAt: at(61) }, 'ben');
    expect(await told('cleo')).toHaveLength(1);
  });
}

function describeNewWriters(make: () => Promise<Data>) {
  test('an account without an approved comment tells a limited number of people a day', async () => {
    const { names, mention, toldMembers, comments } = await withMembers(make);
    const late = 3 * day;
    await mention('one', late, names.slice(0, 10));
    await mention('two', late + 1, names.slice(5, 15));
    await comments.remove('one', 'ben');
    await mention('three', late + 2, names.slice(14, 24));
    expect(await toldMembers()).toEqual(names.slice(5, apiLimits.newWritersMentions));
    await mention('again', late + 3, names.slice(0, 5));
    expect(await toldMembers()).toEqual(names.slice(0, apiLimits.newWritersMentions));
    await mention('later', late + 2 * day, names.slice(20, 30));
    expect(await toldMembers()).toEqual(names);
  });

  test('e-mails tell no mentions by such accounts', async () => {
    const { comment, notifications, posts, trust } = await withMembers(make);
    await posts.insert(newPost('other', { authorId: 'ada' }));
    await comment('top', 10, { text: 'Ask @cleo.' });
    const told = async (until: number) => {
      const query = { userId: 'cleo', since: at(0), until: at(until), take: 5 };
      const rows = await notifications.digest({
        ...query,
        period: 'daily',
        defaults: ['mention'],
      });
      return rows.map(({ actors }) => actors.map(({ id }) => id));
    };
    expect([await told(day - 1), await told(day + 20)]).toEqual([[], [['ben']]]);
    await comment('by root', 11, { authorId: 'root', text: 'Ask @cleo.' });
    await trust();
    expect([await told(day - 1), await told(day + 20)]).toEqual([[['root']], [['root', 'ben']]]);
  });
}

export function describeMentions(make: () => Promise<Data>) {
  describe('mentions', () => {
    describeEdits(make);
    describeNewWriters(make);
  });
}

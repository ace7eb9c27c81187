import { describe, expect, test } from 'vitest';
import type { Data } from '../../port';
import { idsOf } from '../../testing/fixtures';
import { at, commentRow, logRow, restrictionRow } from '../../testing/rows';
import { withReaders } from '../../testing/withReaders';

const none = { postId: null, commentId: null, profileId: null, headingId: null };
const ofComment = { ...none, kind: 'comment', commentId: 'comment' } as const;
const ofPost = { ...none, kind: 'post', postId: 'post' } as const;
const report = { subjectId: 'one', reporterId: 'cleo', reason: 'spam', text: '' } as const;
const removed = { state: 'upheld', action: 'remove', reason: 'Spam' } as const;
const since = { id: 'one', since: at(3) };

async function withReport(empty: Data, subject: typeof ofComment | typeof ofPost) {
  const data = await withReaders(empty);
  await data.comments.insert(commentRow('comment', { authorId: 'ben' }));
  await data.reports.insert({ ...report, createdAt: at(1) }, subject);
  const by = (actorId: string, minute = 3) =>
    logRow(`${actorId} ${minute}`, { actorId, createdAt: at(minute) });
  return { ...data, by };
}

/** Decisions about reports that are taken back. */
export function describeUndo(make: () => Promise<Data>) {
  describe('a decision about a report', () => {
    test('is taken back with what it changed, with an entry in the log, and tells nobody again', async () => {
      const { reports, comments, moderation, users, told, by } = await withReport(
        await make(),
        ofComment,
      );
      const before = await comments.byId('comment');
      await reports.decide('one', removed, [by('mod')]);
      const after = await told('ada');
      const undone = { kind: 'comment', postId: 'post', action: 'remove' };
      expect(await reports.undo(since, by('mod', 4))).toEqual(undone);
      expect(await comments.byId('comment')).toEqual(before);
      expect(await users.withCounts('ada')).toMatchObject({ comments: 1 });
      expect(await told('ada')).toEqual(after);
      expect(await reports.byId('one')).toMatchObject({ state: 'open', decidedAt: null });
      const { rows } = await moderation.log({ skip: 0, take: 20 });
      expect(idsOf(rows)).toEqual(['mod 4', 'mod 3']);
      expect(await reports.undo(since, by('mod', 5))).toBe('too late');
    });

    test('is taken back only by who made it, in time, and if nobody has decided since', async () => {
      const { reports, comments, decide, by } = await withReport(await make(), ofComment);
      await reports.decide('one', removed, [by('mod')]);
      expect(await reports.undo(since, by('root', 4))).toBe('not allowed');
      expect(await reports.undo({ ...since, since: at(4) }, by('mod', 4))).toBe('too late');
      expect(await reports.undo({ ...since, id: 'unknown' }, by('mod', 4))).toBe('too late');
      await decide('comment', 'hidden');
      expect(await reports.undo(since, by('mod', 4))).toBe('too late');
      expect(await comments.byId('comment')).toMatchObject({ state: 'hidden' });
      expect(await reports.byId('one')).toMatchObject({ state: 'upheld' });
    });

    test('about a comment that was held lets it wait again, without telling its writer', async () => {
      const { reports, comments, told, decide, by } = await withReport(await make(), ofComment);
      await decide('comment', 'held', 2);
      const before = await told('ben');
      await reports.decide('one', { ...removed, action: 'hide' }, [by('mod')]);
      expect(await told('ben')).not.toEqual(before);
      await reports.undo(since, by('mod', 4));
      expect(await comments.byId('comment')).toMatchObject({ state: 'held' });
      expect(await told('ben')).toEqual(before);
    });

    test('that unpublished, restricted or blocked is taken back', async () => {
      const { reports, posts, users, restrictions, by } = await withReport(await make(), ofPost);
      await reports.decide('one', { ...removed, action: 'hide' }, [by('mod')]);
      expect(await reports.undo(since, by('mod', 4))).toMatchObject({ action: 'hide' });
      expect(await posts.byId('post')).toMatchObject({ isPublished: true, withheldReason: null });
      const restriction = restrictionRow('one', { userId: 'ada' });
      const restricted = { ...removed, action: 'restrict', restriction } as const;
      await reports.decide('one', restricted, [by('root', 5)]);
      expect(await reports.undo(since, by('root', 6))).toMatchObject({ action: 'restrict' });
      const page = { userId: 'ada', skip: 0, take: 20 };
      expect((await restrictions.list(page)).rows).toEqual([]);
      const blocked = { ...removed, action: 'block', accountId: 'ada' } as const;
      await reports.decide('one', blocked, [by('root', 7)]);
      expect(await users.byId('ada')).toMatchObject({ isBlocked: true });
      expect(await reports.undo(since, by('root', 8))).toMatchObject({ action: 'block' });
      expect(await users.byId('ada')).toMatchObject({ isBlocked: false });
    });
  });
}

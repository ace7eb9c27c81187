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

/** A comment, a post and the profile of ada are reported, and a comment of ben. */
async function withReports(empty: Data) {
  const data = await withReaders(empty);
  const { comments, reports } = data;
  await comments.insert(commentRow('of-ada', { authorId: 'ada' }));
  await comments.insert(commentRow('of-ben', { authorId: 'ben' }));
  const subjects = {
    one: { ...none, kind: 'comment', commentId: 'of-ada' },
    two: ofPost,
    three: { ...none, kind: 'profile', profileId: 'ada' },
    four: { ...none, kind: 'comment', commentId: 'of-ben' },
  } as const;
  for (const [subjectId, subject] of Object.entries(subjects))
    await reports.insert({ ...report, subjectId, createdAt: at(1) }, subject);
  const entryOf = (id: string, minute = 3) => logRow(id, { actorId: 'mod', createdAt: at(minute) });
  const others = [
    { id: 'two', action: 'hide', entries: [entryOf('of two')] },
    { id: 'three', action: null, entries: [entryOf('of three')] },
  ] as const;
  const states = async () => {
    const found = await reports.byIds(['one', 'two', 'three', 'four']);
    return Object.fromEntries(found.map(({ id, state, action }) => [id, [state, action]]));
  };
  return { ...data, entryOf, others, states };
}

const isOpen = ['open', null];
const allOpen = { one: isOpen, two: isOpen, three: isOpen, four: isOpen };

/** One decision about several reports. */
function describeTogether(make: () => Promise<Data>) {
  test('closes others about the same person with it, and opens all of them again', async () => {
    const { reports, comments, posts, moderation, entryOf, others, states } = await withReports(
      await make(),
    );
    await reports.decide('four', { ...removed, action: null }, [entryOf('of four')]);
    expect(await reports.decide('one', { ...removed, others }, [entryOf('of one')])).toEqual({
      kind: 'comment',
      postId: 'post',
    });
    const four = ['upheld', null];
    expect(await states()).toEqual({
      one: ['upheld', 'remove'],
      two: ['upheld', 'hide'],
      three: ['upheld', null],
      four,
    });
    expect(await comments.byId('of-ada')).toMatchObject({ state: 'removed' });
    expect(await posts.byId('post')).toMatchObject({ withheldReason: 'Spam' });
    const undone = await reports.undo({ ...since, id: 'one' }, entryOf('undone', 4));
    expect(undone).toMatchObject({ action: 'remove', others: 2 });
    // The report about another person was decided at the same time.
    expect(await states()).toEqual({ ...allOpen, four });
    expect(await comments.byId('of-ada')).toMatchObject({ state: 'shown' });
    expect(await posts.byId('post')).toMatchObject({ isPublished: true, withheldReason: null });
    const { rows } = await moderation.log({ skip: 0, take: 1 });
    expect(rows).toMatchObject([{ id: 'undone', reason: 'With 2 more reports' }]);
  });

  test('changes nothing if one of them is not allowed or was changed since; what is decided stays so', async () => {
    const { reports, posts, publication, moderation, entryOf, others, states } = await withReports(
      await make(),
    );
    const removesPost = [{ ...others[0], action: 'remove' as const }];
    const decision = { ...removed, others: removesPost };
    expect(await reports.decide('one', decision, [entryOf('of one')])).toBe('not allowed');
    expect(await states()).toEqual(allOpen);
    const dismissed = { state: 'dismissed', action: null, reason: '' } as const;
    await reports.decide('three', dismissed, [entryOf('dismissed', 2)]);
    await reports.decide('one', { ...removed, others }, [entryOf('of one')]);
    expect(await states()).toMatchObject({ two: ['upheld', 'hide'], three: ['dismissed', null] });
    await moderation.allow('post', entryOf('allowed', 4));
    await publication.unpublish('post', { by: 'ada', now: at(5) });
    expect(await reports.undo({ ...since, id: 'one' }, entryOf('late', 6))).toBe('too late');
    expect(await states()).toMatchObject({ one: ['upheld', 'remove'], two: ['upheld', 'hide'] });
    expect(await posts.byId('post')).toMatchObject({ isPublished: false });
  });
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

    describeTogether(make);
  });
}

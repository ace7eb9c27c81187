import { describe, expect, test } from 'vitest';
import type { Data } from '../../port';
import {
  at,
  emailRow,
  emptyDocument,
  headingRow,
  logRow,
  newPost,
  publishing,
  restrictionRow,
  shownDocument,
} from '../../testing/rows';
import { withReaders } from '../../testing/withReaders';

const row = { actors: [], newest: null, count: 1, isSeen: false };
const noSubject = { postId: null, commentId: null, profileId: null, headingId: null };

const by = (actorId: string, minute: number, reason = '') =>
  logRow(`${actorId} ${minute}`, { actorId, reason, createdAt: at(minute) });

function describeComments(make: () => Promise<Data>) {
  test('the writer of a comment is told what was decided about it, and why', async () => {
    const { told, comment, moderation } = await withReaders(await make());
    const decide = async (
      state: 'shown' | 'hidden' | 'removed',
      minute: number,
      stateReason: string,
    ) => moderation.decide('one', { state, stateReason }, by('mod', minute));
    const held = { ...row, kind: 'held', about: 'one' };
    await comment('one', 1, { state: 'held' });
    await decide('hidden', 2, 'Spam');
    expect(await told('ben')).toEqual([{ ...held, decision: 'rejected', reason: 'Spam' }]);
    await decide('shown', 3, '');
    expect(await told('ben')).toMatchObject([{ ...held, count: 2, decision: 'approved' }]);
    await decide('removed', 5, 'Abuse');
    const removed = { ...held, about: 'post', decision: 'removed', reason: 'Abuse' };
    expect(await told('ben')).toEqual([removed]);
  });

  test('the writer of a comment that needs a review again is no longer told of the decision', async () => {
    const { told, comment, moderation } = await withReaders(await make());
    const decide = async (id: string, state: 'shown' | 'held', minute: number) =>
      moderation.decide(id, { state, stateReason: '' }, by('mod', minute));
    await comment('one', 1, { state: 'held' });
    await comment('other', 2, { state: 'held' });
    await decide('one', 'shown', 3);
    await decide('other', 'shown', 4);
    await decide('one', 'held', 5);
    expect(await told('ben')).toMatchObject([{ about: 'other', decision: 'approved' }]);
  });

  test('the writer of a comment that an administrator deletes is told', async () => {
    const { told, comment, comments } = await withReaders(await make());
    await comment('one', 1, {});
    await comments.remove('one', 'root', by('root', 2));
    expect(await told('ben')).toEqual([
      { ...row, kind: 'held', about: 'post', decision: 'removed' },
    ]);
    await comment('two', 3, {});
    await comments.remove('two', 'ben');
    expect(await told('ben')).toHaveLength(1);
  });
}

function describePosts(make: () => Promise<Data>) {
  test('the author of a post that others unpublish or allow again is told', async () => {
    const { told, moderation, notifications, publication } = await withReaders(await make());
    await moderation.withhold({ id: 'post', reason: 'Copied' }, by('root', 1, 'Copied'));
    const decided = { ...row, kind: 'decision', about: 'post' };
    const unpublished = { ...decided, decision: 'unpublished', reason: 'Copied' };
    expect(await told('ada')).toEqual([unpublished]);
    await notifications.markSeen({ userId: 'ada', until: at(1) });
    await moderation.allow('post', by('mod', 2));
    const allowed = { ...decided, decision: 'allowed' };
    expect(await told('ada')).toEqual([allowed, { ...unpublished, isSeen: true }]);
    await publication.publish('post', publishing('ada', at(3)));
    await publication.unpublish('post', { by: 'ada', now: at(9) });
    expect(await told('ada')).toHaveLength(2);
  });

  test('the author of posts that an administrator deletes is told their titles, in a row for each', async () => {
    const { notifications, posts } = await withReaders(await make());
    await posts.insert(newPost('other', { title: '' }));
    await posts.insert(newPost('own'));
    await posts.remove('post', 'root', by('root', 1, 'Copied'));
    await posts.remove('other', 'root', by('root', 2));
    await posts.remove('own', 'ada');
    const { rows } = await notifications.list({ userId: 'ada', skip: 0, take: 9 });
    expect(rows).toMatchObject([
      { kind: 'decision', post: null, title: '', decision: 'removed', reason: '' },
      { kind: 'decision', post: null, title: 'About post', decision: 'removed', reason: 'Copied' },
    ]);
  });

  test.each([
    [true, 'published'],
    [false, 'notPublished'],
  ])('whether a planned post was complete (%s) is told as %s', async (isComplete, decision) => {
    const { told, posts, publication } = await withReaders(await make());
    await posts.insert(newPost('later', { isPublished: false, publishAt: at(5) }));
    const document = isComplete ? shownDocument : emptyDocument;
    const outcome = { document, letter: emailRow('unsent', { createdAt: at(6) }) };
    await publication.carryOut({ id: 'later', publishAt: at(5) }, outcome);
    expect(await told('ada')).toEqual([{ ...row, kind: 'scheduled', about: 'later', decision }]);
  });
}

function describeAccounts(make: () => Promise<Data>) {
  test('a member is told of a restriction, and when someone lifts it', async () => {
    const { told, restrictions } = await withReaders(await make());
    await restrictions.insert(restrictionRow('one', { createdAt: at(1) }), by('mod', 1));
    const decided = { ...row, kind: 'decision', about: 'ben' };
    expect(await told('ben')).toEqual([
      { ...decided, decision: 'restricted', reason: 'Advertising' },
    ]);
    await restrictions.remove({ id: 'one', userId: 'ben' }, by('mod', 2));
    expect(await told('ben')).toEqual([{ ...decided, count: 2, decision: 'lifted' }]);
  });
}

function describeReports(make: () => Promise<Data>) {
  async function withReports() {
    const data = await withReaders(await make());
    await data.comment('comment', 1, {});
    await data.book.addHeading(headingRow('heading'), 9);
    const subjects = {
      post: { ...noSubject, kind: 'post', postId: 'post' },
      comment: { ...noSubject, kind: 'comment', commentId: 'comment' },
      heading: { ...noSubject, kind: 'heading', headingId: 'heading' },
    } as const;
    for (const [id, subject] of Object.entries(subjects)) {
      const report = { subjectId: id, reporterId: 'cleo', text: '', createdAt: at(2) };
      await data.reports.insert({ ...report, reason: 'spam' }, subject);
    }
    return data;
  }
  const restricted = { action: 'restrict', restriction: restrictionRow('from-report') } as const;

  test.each([
    ['post', 'ada', { action: 'hide', kind: 'decision', about: 'post', decision: 'unpublished' }],
    ['comment', 'ben', { action: 'hide', kind: 'held', about: 'comment', decision: 'hidden' }],
    ['comment', 'ben', { action: 'remove', kind: 'held', about: 'post', decision: 'removed' }],
    ['heading', 'ben', { action: 'hide', kind: 'decision', decision: 'hidden' }],
  ] as const)(
    'what is decided about a reported %s is told, and taken back with the decision (%s)',
    async (id, owner, { action, ...expected }) => {
      const { told, reports } = await withReports();
      const decision = { state: 'upheld', action, reason: 'Spam' } as const;
      await reports.decide(id, decision, [by('root', 3)]);
      expect((await told(owner))[0]).toMatchObject({ ...expected, reason: 'Spam' });
      await reports.undo({ id, since: at(3) }, by('root', 4));
      expect((await told(owner)).filter((one) => one.decision !== undefined)).toEqual([]);
    },
  );

  test('a restriction by a report is told, and taken back with the decision', async () => {
    const { told, reports } = await withReports();
    const decision = { state: 'upheld', reason: 'Spam', ...restricted } as const;
    await reports.decide('comment', decision, [by('mod', 3)]);
    const told1 = { kind: 'decision', about: 'ben', decision: 'restricted', reason: 'Advertising' };
    expect((await told('ben'))[0]).toMatchObject(told1);
    await reports.undo({ id: 'comment', since: at(3) }, by('mod', 4));
    expect(await told('ben')).toEqual([]);
  });
}

export function describeDecisions(make: () => Promise<Data>) {
  describe('decisions', () => {
    describeComments(make);
    describePosts(make);
    describeAccounts(make);
    describeReports(make);
  });
}

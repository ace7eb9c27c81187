import type { NotificationKind } from '@contract/notifications/notificationEntities';
import { describe, expect, test } from 'vitest';
import type { Data } from '../../port';
import { at, commentRow, logRow, newPost, userRow } from '../../testing/rows';
import { withReaders } from '../../testing/withReaders';
import { describeReactionRows } from './reactionNotificationSuite';

const row = { about: 'post', newest: null, count: 1, isSeen: false };

function describeCommentRows(make: () => Promise<Data>) {
  test('comments under a post are one row until they are seen, and then another one', async () => {
    const { told, comment, notifications, unseen } = await withReaders(await make());
    await comment('one', 1, {});
    await comment('two', 2, { authorId: 'cleo' });
    await comment('three', 3, {});
    const people = { actors: ['ben', 'cleo'], count: 2, times: 3 };
    const seen = { ...row, kind: 'comment', newest: 'three', ...people };
    expect(await told('ada')).toEqual([seen]);
    expect(await unseen('ada')).toBe(1);
    await notifications.markSeen({ userId: 'ada', until: at(2) });
    expect(await unseen('ada')).toBe(1);
    await notifications.markSeen({ userId: 'ada', until: at(3) });
    expect(await unseen('ada')).toBe(0);
    await comment('four', 4, { authorId: 'cleo' });
    expect(await told('ada')).toEqual([
      { ...row, kind: 'comment', newest: 'four', actors: ['cleo'] },
      { ...seen, isSeen: true },
    ]);
  });

  test('a person is told once about a comment: as mentioned, answered or author of the post', async () => {
    const { told, comment } = await withReaders(await make());
    await comment('top', 1, { authorId: 'cleo', blockId: 'b' });
    await comment('reply', 2, { parentId: 'top', text: 'Yes, @ada.' });
    expect(await told('cleo')).toEqual([
      { ...row, kind: 'reply', about: 'top', newest: 'reply', actors: ['ben'] },
    ]);
    expect(await told('ada')).toEqual([
      { ...row, kind: 'mention', newest: 'reply', actors: ['ben'] },
      { ...row, kind: 'remark', newest: 'top', actors: ['cleo'] },
    ]);
    expect(await told('ben')).toEqual([]);
  });

  test('a dot is part of a mentioned name if that account exists, and ends the sentence otherwise', async () => {
    const { told, comment, comments, users } = await withReaders(await make());
    await users.insert(userRow('ada.'));
    await users.insert(userRow('cleo.', { isBlocked: true }));
    await comment('one', 1, { postId: 'post', text: 'Ask @ada. Or @cleo.' });
    expect(await told('ada.')).toMatchObject([{ kind: 'mention', newest: 'one' }]);
    expect(await told('ada')).toMatchObject([{ kind: 'comment', newest: 'one' }]);
    expect(await told('cleo')).toMatchObject([{ kind: 'mention', newest: 'one' }]);
    await comments.update('one', { text: 'Ask @ada.', updatedAt: at(2) }, 'ben');
    expect(await told('ada.')).toHaveLength(1);
    expect(await told('cleo')).toEqual([]);
  });

  test('an edit tells people who are new in it, and takes back who is not in it any more', async () => {
    const { told, comment, comments, notifications } = await withReaders(await make());
    await comment('top', 1, { authorId: 'ada', text: 'Ask @ben.' });
    await notifications.markSeen({ userId: 'ben', until: at(1) });
    const edit = async (text: string, minute: number) =>
      comments.update('top', { text, updatedAt: at(minute) }, 'ada');
    await edit('Ask @ben or @cleo.', 2);
    expect(await told('cleo')).toMatchObject([{ kind: 'mention', newest: 'top' }]);
    expect(await told('ben')).toMatchObject([{ kind: 'mention', isSeen: true }]);
    await edit('Ask @cleo.', 3);
    expect(await told('ben')).toEqual([]);
    expect(await told('cleo')).toHaveLength(1);
  });

  test('what goes takes its events along, and rows without events go', async () => {
    const { told, comment, comments, users } = await withReaders(await make());
    await comment('one', 1, {});
    await comment('two', 2, { authorId: 'cleo' });
    await comment('answer', 3, { parentId: 'two' });
    await comments.remove('two', 'cleo');
    expect(await told('cleo')).toEqual([]);
    expect(await told('ada')).toEqual([
      { ...row, kind: 'comment', newest: 'answer', actors: ['ben'], times: 2 },
    ]);
    await users.remove('ben');
    expect(await told('ada')).toEqual([]);
  });
}

function describeReadMentions(make: () => Promise<Data>) {
  test('mentions that were read before are told without reading the text', async () => {
    const { told, comments } = await withReaders(await make());
    const rule = { hasLinks: false, unset: 'off' } as const;
    const row = commentRow('one', { authorId: 'ben', text: 'Ask @ada.' });
    await comments.insert(row, undefined, { ...rule, mentions: [['cleo']] });
    expect(await told('cleo')).toMatchObject([{ kind: 'mention', newest: 'one' }]);
    expect(await told('ada')).toMatchObject([{ kind: 'comment' }]);
    const patch = { text: 'Ask @cleo.', updatedAt: at(2), rule: { ...rule, mentions: [['mod']] } };
    await comments.update('one', patch, 'ben');
    expect(await told('cleo')).toEqual([]);
    expect(await told('mod')).toMatchObject([{ kind: 'mention' }]);
  });
}

function describeHeldRows(make: () => Promise<Data>) {
  const held = { ...row, kind: 'held', newest: 'waits', actors: ['ben'] };

  test('a held comment tells those who decide, and its author when it is decided', async () => {
    const { told, comment, decide } = await withReaders(await make());
    await comment('waits', 1, { state: 'held', text: 'See @cleo.' });
    expect(await told('cleo')).toEqual([]);
    for (const decider of ['ada', 'mod', 'root']) expect(await told(decider)).toEqual([held]);
    await decide('waits', 'shown');
    expect(await told('mod')).toEqual([]);
    expect(await told('ada')).toEqual([{ ...held, kind: 'comment' }]);
    expect(await told('cleo')).toEqual([{ ...held, kind: 'mention' }]);
    expect(await told('ben')).toEqual([
      { ...row, kind: 'held', about: 'waits', actors: [], decision: 'approved' },
    ]);
  });

  test('a hidden comment tells nobody but its writer', async () => {
    const { told, comment, decide } = await withReaders(await make());
    await comment('bad', 1, { text: 'You, @cleo!' });
    await decide('bad', 'hidden');
    expect([await told('cleo'), await told('ada')]).toEqual([[], []]);
    const decided = { ...row, kind: 'held', actors: [] };
    expect(await told('ben')).toEqual([{ ...decided, about: 'bad', decision: 'hidden' }]);
  });

  test('a decision about all comments of a person takes back all that they told', async () => {
    const { told, comment, moderation, unseen } = await withReaders(await make());
    await comment('shown', 1, {});
    await comment('waits', 2, { state: 'held' });
    const entry = logRow('all', { actorId: 'mod', createdAt: at(3) });
    await moderation.decideAll('ben', { state: 'hidden', stateReason: 'Spam' }, entry);
    expect([await told('ada'), await unseen('mod')]).toEqual([[], 0]);
    const decided = { kind: 'held', reason: 'Spam' };
    const rows = await told('ben');
    expect(rows).toHaveLength(2);
    expect(rows).toContainEqual(expect.objectContaining({ ...decided, decision: 'hidden' }));
    expect(rows).toContainEqual(expect.objectContaining({ ...decided, decision: 'rejected' }));
  });

  test('comments that wait no longer after a verification tell then', async () => {
    const { told, comment, comments } = await withReaders(await make());
    await comment('waits', 1, { state: 'held' });
    await comments.release('ben', { unset: 'off', now: at(5), areForeign: () => false });
    expect(await told('ada')).toEqual([{ ...held, kind: 'comment' }]);
    expect([await told('mod'), await told('ben')]).toEqual([[], []]);
  });

  test('a report tells those who moderate until it is decided', async () => {
    const { told, reports } = await withReaders(await make());
    const report = async (reporterId: string) =>
      reports.insert(
        { subjectId: 'entry', reporterId, reason: 'spam', text: '', createdAt: at(1) },
        { kind: 'post', postId: 'post', commentId: null, profileId: null, headingId: null },
      );
    await report('ben');
    await report('root');
    const reported = { ...row, kind: 'report', actors: [] };
    expect(await told('mod')).toEqual([{ ...reported, count: 2 }]);
    expect(await told('root')).toEqual([reported]);
    expect(await told('ada')).toEqual([]);
    const decision = { state: 'dismissed', action: null, reason: '' } as const;
    await reports.decide('entry', decision, [logRow('done', { actorId: 'mod' })]);
    expect([await told('mod'), await told('root')]).toEqual([[], []]);
  });
}

/** What is for those who decide. */
function describeRoles(make: () => Promise<Data>) {
  test('a former moderator is told nothing more about reports and comments that wait', async () => {
    const { told, unseen, comment, reports, moderation, decide } = await withReaders(await make());
    const subject = {
      kind: 'post',
      postId: 'post',
      commentId: null,
      profileId: null,
      headingId: null,
    } as const;
    const report = { subjectId: 'entry', reporterId: 'ben', text: '', createdAt: at(1) };
    await reports.insert({ ...report, reason: 'spam' }, subject);
    await comment('waits', 2, { state: 'held' });
    await comment('approved', 3, { authorId: 'cleo', state: 'held' });
    await decide('approved', 'shown');
    const kinds = async (id: string) => (await told(id)).map(({ kind }) => kind);
    expect(await kinds('mod')).toEqual(['held', 'report']);
    const entry = logRow('role', { actorId: 'root', createdAt: at(4) });
    await moderation.setRole({ id: 'mod', role: 'user' }, entry);
    expect([await kinds('mod'), await unseen('mod')]).toEqual([[], 0]);
    expect(await kinds('ada')).toEqual(['comment', 'held']);
    await comment('mine', 5, { authorId: 'mod', state: 'held' });
    await moderation.decide(
      'mine',
      { state: 'shown', stateReason: '' },
      logRow('shown', { actorId: 'root', createdAt: at(6) }),
    );
    expect(await kinds('mod')).toEqual(['held']);
  });
}

function describeWhatIsSeen(make: () => Promise<Data>) {
  test('blocked and muted people are left out, and come back', async () => {
    const { told, comment, mutes, users, unseen } = await withReaders(await make());
    await comment('one', 1, {});
    await comment('two', 2, { authorId: 'cleo' });
    await mutes.put({ userId: 'ada', mutedId: 'cleo', createdAt: at(3) });
    const ofBen = { ...row, kind: 'comment', newest: 'one', actors: ['ben'] };
    expect(await told('ada')).toEqual([ofBen]);
    await users.setBlocked('ben', true);
    expect([await told('ada'), await unseen('ada')]).toEqual([[], 0]);
    await users.setBlocked('ben', false);
    await mutes.remove({ userId: 'ada', mutedId: 'cleo' });
    expect(await told('ada')).toMatchObject([{ actors: ['cleo', 'ben'] }]);
    expect(await unseen('ben')).toBe(0);
    await users.setBlocked('ada', true);
    expect(await unseen('ada')).toBeUndefined();
  });

  test('kinds that a member does not want to see are left out', async () => {
    const { told, comment, notifications, unseen } = await withReaders(await make());
    await comment('one', 1, {});
    const choice = {
      userId: 'ada',
      kind: 'comment',
      letter: 'never',
      changedAt: at(1),
    } as const;
    expect(await notifications.choose([{ ...choice, site: false }])).toBe(true);
    expect([await told('ada'), await unseen('ada')]).toEqual([[], 0]);
    expect(await notifications.choose([{ ...choice, site: true, letter: 'now' }])).toBe(true);
    expect(await notifications.choices('ada')).toEqual([{ ...choice, site: true, letter: 'now' }]);
    expect(await told('ada')).toHaveLength(1);
    expect(await notifications.choose([{ ...choice, userId: 'nobody', site: true }])).toBe(false);
  });

  test('a part of the rows is listed by its kinds, and some are marked as seen by their ids', async () => {
    const { comment, notifications, unseen } = await withReaders(await make());
    await comment('one', 1, {});
    await comment('two', 2, { text: 'Ask @ada.' });
    await comment('waits', 3, { state: 'held' });
    const list = async (kinds: readonly NotificationKind[], skip = 0) => {
      const query = { userId: 'ada', kinds, skip, take: 1 };
      const { rows, areMore } = await notifications.list(query);
      return { rows, kinds: rows.map(({ kind }) => kind), areMore };
    };
    const answers = ['comment', 'mention'] as const;
    const first = await list(answers);
    expect(first).toMatchObject({ kinds: ['mention'], areMore: true });
    const second = await list(answers, 1);
    expect(second).toMatchObject({ kinds: ['comment'], areMore: false });
    expect(await list(['likes'])).toMatchObject({ kinds: [], areMore: false });
    const ids = [...first.rows.map(({ id }) => id), 'unknown'];
    await notifications.markSeen({ userId: 'ben', ids });
    await notifications.markSeen({ userId: 'ada', ids: [] });
    expect(await unseen('ada')).toBe(3);
    await notifications.markSeen({ userId: 'ada', ids });
    expect(await unseen('ada')).toBe(2);
    expect((await list(answers)).rows).toMatchObject([{ isSeen: true }]);
    expect((await list(answers, 1)).rows).toMatchObject([{ isSeen: false }]);
  });

  test('pages follow each other, the last event first; old rows that were seen go', async () => {
    const { comment, notifications, posts } = await withReaders(await make());
    for (const number of [1, 2, 3]) {
      await posts.insert(newPost(`p${number}`, { authorId: 'ada' }));
      await comment(`c${number}`, number, { postId: `p${number}` });
    }
    await comment('again', 4, { postId: 'p1' });
    const list = async (skip: number) => {
      const { rows, areMore } = await notifications.list({ userId: 'ada', skip, take: 2 });
      return { about: rows.map(({ postId }) => postId), areMore };
    };
    expect(await list(0)).toEqual({ about: ['p1', 'p3'], areMore: true });
    expect(await list(2)).toEqual({ about: ['p2'], areMore: false });
    await notifications.markSeen({ userId: 'ada', until: at(3) });
    expect(await notifications.sweep(at(3))).toBe(1);
    expect(await list(0)).toEqual({ about: ['p1', 'p3'], areMore: false });
  });
}

export function describeNotifications(make: () => Promise<Data>) {
  describe('notifications', () => {
    describeCommentRows(make);
    describeReadMentions(make);
    describeHeldRows(make);
    describeRoles(make);
    describeReactionRows(make);
    describeWhatIsSeen(make);
  });
}

import { describe, expect, test } from 'vitest';
import type { Data } from '../../port';
import type { ReportRow } from '../../rows/communityRows';
import { idsOf, withPost } from '../../testing/fixtures';
import { at, commentRow, logRow, publishing, restrictionRow, userRow } from '../../testing/rows';

const none = { postId: null, commentId: null, profileId: null, headingId: null };
const ofPost = { ...none, kind: 'post', postId: 'post' } as const;
const ofComment = { ...none, kind: 'comment', commentId: 'comment' } as const;
const ofProfile = { ...none, kind: 'profile', profileId: 'ada' } as const;

/** What decisions answer. */
const aboutPost = { kind: 'post', postId: 'post' };
const aboutComment = { kind: 'comment', postId: 'post' };

const report = (subjectId: string, overrides: Partial<ReportRow> = {}): ReportRow => ({
  subjectId,
  reporterId: 'ben',
  reason: 'spam',
  text: '',
  createdAt: at(1),
  ...overrides,
});

const open = { skip: 0, take: 20, state: 'open', by: 'mod' } as const;

/** A post and a comment by ada. */
async function withSubjects(empty: Data) {
  const data = await withPost(empty);
  await data.comments.insert(commentRow('comment', { authorId: 'ada' }));
  return data;
}

const upheld = { state: 'upheld', action: null, reason: 'Advertising' } as const;
const entry = (id: string) => logRow(id, { actorId: 'mod', createdAt: at(3) });

async function withModerator(empty: Data) {
  const data = await withSubjects(empty);
  await data.users.insert(userRow('mod', { role: 'moderator' }));
  return data;
}

function describeDecisions(make: () => Promise<Data>) {
  test('are decided once, by moderators, with an entry in the log', async () => {
    const { reports, moderation } = await withModerator(await make());
    await reports.insert(report('one'), ofPost);
    const byMember = logRow('none', { actorId: 'ada' });
    expect(await reports.decide('one', upheld, [byMember])).toBe('not allowed');
    expect((await reports.byId('one'))?.state).toBe('open');
    expect(await reports.decide('one', upheld, [entry('first')])).toEqual(aboutPost);
    expect(await reports.byId('one')).toMatchObject({
      state: 'upheld',
      action: null,
      decisionReason: 'Advertising',
      decidedAt: at(3),
      decider: { id: 'mod' },
    });
    expect(await reports.decide('one', upheld, [entry('second')])).toBe('already decided');
    expect(await reports.decide('one', upheld, [byMember])).toBe('not allowed');
    expect(await reports.decide('unknown', upheld, [entry('third')])).toBe('already decided');
    expect((await reports.list(open)).rows).toEqual([]);
    expect(idsOf((await reports.list({ ...open, state: 'upheld' })).rows)).toEqual(['one']);
    const { rows } = await moderation.log({ skip: 0, take: 20 });
    expect(idsOf(rows)).toEqual(['first']);
  });

  test('that are decided hide the comment with them, if that is the action', async () => {
    const { reports, comments } = await withModerator(await make());
    await reports.insert(report('one'), ofComment);
    const hidden = { ...upheld, action: 'hide' } as const;
    expect(await reports.decide('one', hidden, [entry('first')])).toEqual(aboutComment);
    expect(await comments.byId('comment')).toMatchObject({
      state: 'hidden',
      stateBy: 'moderator',
      stateReason: 'Advertising',
    });
    expect((await reports.byId('one'))?.action).toBe('hide');
  });

  test('about a moderator are hidden from that moderator, who does not hide the comment', async () => {
    const { reports, users, comments } = await withModerator(await make());
    await users.insert(userRow('other', { role: 'moderator' }));
    await comments.insert(commentRow('of-mod', { authorId: 'mod' }));
    await reports.insert(report('one'), { ...ofComment, commentId: 'of-mod' });
    await reports.insert(report('two'), { ...ofProfile, profileId: 'mod' });
    expect((await reports.list(open)).rows).toEqual([]);
    expect(await reports.pending('mod')).toEqual({ count: 0, since: null });
    const { rows } = await reports.list({ ...open, by: 'other' });
    expect(idsOf(rows).toSorted()).toEqual(['one', 'two']);
    const hidden = { ...upheld, action: 'hide' } as const;
    expect(await reports.decide('one', hidden, [entry('first')])).toBe('not allowed');
    expect(await comments.byId('of-mod')).toMatchObject({ state: 'shown' });
  });

  test('that are decided are open again with the next report', async () => {
    const { reports } = await withModerator(await make());
    await reports.insert(report('one'), ofPost);
    await reports.decide('one', { ...upheld, state: 'dismissed' }, [entry('first')]);
    await reports.insert(report('two', { reporterId: 'cleo' }), ofPost);
    expect(await reports.byId('one')).toMatchObject({ state: 'open', decidedAt: null });
  });
}

function describeActions(make: () => Promise<Data>) {
  test('name the author of a post that is neither published nor unpublished by a moderator', async () => {
    const { reports, publication, moderation } = await withModerator(await make());
    await reports.insert(report('one'), ofPost);
    await reports.insert(report('two'), ofComment);
    await reports.insert(report('three'), ofProfile);
    const closed = async () =>
      Promise.all(
        ['one', 'two', 'three'].map(async (id) => (await reports.byId(id))?.closedPostOf),
      );
    expect(await closed()).toEqual([null, null, null]);
    await publication.unpublish('post', { by: 'ada', now: at(9) });
    expect(await closed()).toEqual(['ada', 'ada', null]);
    await publication.publish('post', publishing('ada', at(4)));
    await reports.decide('one', { ...upheld, action: 'hide' }, [entry('first')]);
    expect(await closed()).toEqual([null, null, null]);
    await moderation.allow('post', logRow('second', { actorId: 'mod' }));
    expect(await closed()).toEqual(['ada', 'ada', null]);
  });

  test('a post is unpublished with them; only administrators remove one', async () => {
    const { reports, posts } = await withModerator(await make());
    await reports.insert(report('one'), ofPost);
    const removed = { ...upheld, action: 'remove' } as const;
    expect(await reports.decide('one', removed, [entry('first')])).toBe('not allowed');
    expect((await posts.byId('post'))?.isPublished).toBe(true);
    await reports.decide('one', { ...upheld, action: 'hide' }, [entry('first')]);
    expect(await posts.byId('post')).toMatchObject({ isPublished: false, publishAt: null });
    expect((await reports.byId('one'))?.action).toBe('hide');
  });

  test('the author is restricted with them, with both entries of the log', async () => {
    const { reports, restrictions, moderation } = await withModerator(await make());
    await reports.insert(report('one'), ofComment);
    const restriction = restrictionRow('one', { userId: 'ada' });
    const restricted = { ...upheld, action: 'restrict', restriction } as const;
    const entries = [entry('first'), entry('second')] as const;
    const self = { ...restricted, restriction: { ...restriction, userId: 'mod' } };
    expect(await reports.decide('one', self, entries)).toBe('not allowed');
    expect((await reports.byId('one'))?.state).toBe('open');
    expect(await reports.decide('one', restricted, entries)).toEqual(aboutComment);
    const page = { userId: 'ada', skip: 0, take: 20 };
    expect((await restrictions.list(page)).rows).toEqual([restriction]);
    const { rows } = await moderation.log({ skip: 0, take: 20 });
    expect(idsOf(rows).toSorted()).toEqual(['first', 'second']);
  });

  test('only administrators block the author with them', async () => {
    const { reports, users } = await withModerator(await make());
    await users.insert(userRow('root', { role: 'admin' }));
    await reports.insert(report('one'), ofProfile);
    const blocked = { ...upheld, action: 'block', accountId: 'ada' } as const;
    const byAdmin = logRow('first', { actorId: 'root', createdAt: at(3) });
    expect(await reports.decide('one', blocked, [entry('first')])).toBe('not allowed');
    expect(await reports.decide('one', blocked, [byAdmin])).toEqual({
      kind: 'profile',
      postId: null,
    });
    expect(await users.byId('ada')).toMatchObject({ isBlocked: true });
    expect((await reports.byId('one'))?.state).toBe('upheld');
  });
}

function describeEnds(make: () => Promise<Data>) {
  test('go with their subject', async () => {
    const { comments, posts, users, reports } = await withSubjects(await make());
    await reports.insert(report('one'), ofPost);
    await reports.insert(report('two'), ofComment);
    await reports.insert(report('three'), ofProfile);
    await comments.remove('comment', 'ada');
    expect(idsOf((await reports.list(open)).rows).toSorted()).toEqual(['one', 'three']);
    await posts.remove('post', 'ada');
    expect(idsOf((await reports.list(open)).rows)).toEqual(['three']);
    await users.remove('ada');
    expect((await reports.list(open)).rows).toEqual([]);
  });

  test('go with their reporter; the entry stays while it has another one', async () => {
    const { users, reports } = await withSubjects(await make());
    await reports.insert(report('one', { text: 'From ben' }), ofPost);
    await reports.insert(report('two', { reporterId: 'cleo', text: 'From cleo' }), ofPost);
    await users.remove('ben');
    const entry = await reports.byId('one');
    expect(entry).toMatchObject({ reasons: { spam: 1 }, texts: ['From cleo'] });
    await users.remove('cleo');
    expect(await reports.byId('one')).toBeNull();
  });

  test('are swept by their age, the entry with its last report', async () => {
    const { reports } = await withSubjects(await make());
    await reports.insert(report('one', { createdAt: at(1) }), ofPost);
    await reports.insert(report('two', { reporterId: 'cleo', createdAt: at(5) }), ofPost);
    expect(await reports.sweep(at(1))).toBe(0);
    expect(await reports.sweep(at(5))).toBe(1);
    expect((await reports.byId('one'))?.reasons).toEqual({ spam: 1 });
    expect(await reports.sweep(at(6))).toBe(1);
    expect(await reports.byId('one')).toBeNull();
  });
}

/** Reports of posts, comments and profiles. */
export function describeReports(make: () => Promise<Data>) {
  describe('reports', () => {
    test('of one subject are one entry, once a person', async () => {
      const { reports } = await withSubjects(await make());
      expect(await reports.insert(report('one', { text: 'First' }), ofPost)).toBe('stored');
      expect(await reports.insert(report('two'), ofPost)).toBe('already reported');
      const second = report('three', { reporterId: 'cleo', reason: 'abuse', createdAt: at(2) });
      expect(await reports.insert(second, ofPost)).toBe('stored');
      const { rows } = await reports.list(open);
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({
        id: 'one',
        kind: 'post',
        postId: 'post',
        postUrl: 'post',
        state: 'open',
        decidedAt: null,
        createdAt: at(1),
        author: { id: 'ada' },
        decider: null,
        reasons: { spam: 1, abuse: 1 },
        texts: ['First'],
      });
      expect(await reports.byId('one')).toEqual(rows[0]);
      expect(await reports.byId('two')).toBeNull();
    });

    test('are all counted, with the five newest texts', async () => {
      const { users, reports } = await withSubjects(await make());
      for (const number of [1, 2, 3, 4, 5, 6, 7]) {
        const reporterId = `reader-${number}`;
        await users.insert(userRow(reporterId));
        const text = number === 7 ? '' : `Text ${number}`;
        await reports.insert(report('one', { reporterId, text, createdAt: at(number) }), ofPost);
      }
      const entry = await reports.byId('one');
      expect(entry?.reasons).toEqual({ spam: 7 });
      expect(entry?.texts).toEqual(['Text 6', 'Text 5', 'Text 4', 'Text 3', 'Text 2']);
    });

    test('name the post of a comment, and are listed the last one first', async () => {
      const { reports } = await withSubjects(await make());
      await reports.insert(report('first', { createdAt: at(1) }), ofComment);
      await reports.insert(report('last', { createdAt: at(2) }), ofProfile);
      const { rows, areMore } = await reports.list({ ...open, take: 1 });
      expect({ ids: idsOf(rows), areMore }).toEqual({ ids: ['last'], areMore: true });
      expect(rows[0]).toMatchObject({ title: '', postUrl: '', author: { id: 'ada' } });
      expect(await reports.pending(open.by)).toEqual({ count: 2, since: at(1) });
      const rest = await reports.list({ ...open, skip: 1 });
      expect(rest.rows[0]).toMatchObject({ id: 'first', postUrl: 'post', author: { id: 'ada' } });
      expect((await reports.list({ ...open, state: 'upheld' })).rows).toEqual([]);
    });

    test('have the words and time of the subject, and how many about its writer were upheld before', async () => {
      const { reports, publication } = await withModerator(await make());
      await reports.insert(report('of-post'), ofPost);
      await reports.insert(report('of-comment'), ofComment);
      await reports.insert(report('of-profile'), ofProfile);
      const of = async (id: string) => reports.byId(id);
      const before = { upheld: 0, subjectCreatedAt: at(0), author: { createdAt: at(0) } };
      expect(await of('of-comment')).toMatchObject({ ...before, text: 'Well said.' });
      expect(await of('of-profile')).toMatchObject({ ...before, text: 'Writes about engines.' });
      expect(await of('of-post')).toMatchObject({ ...before, text: '', postRevision: 1 });
      await reports.decide('of-comment', upheld, [entry('first')]);
      const later = logRow('second', { actorId: 'mod', createdAt: at(4) });
      await reports.decide('of-post', upheld, [later]);
      const counts = await Promise.all(['of-comment', 'of-post', 'of-profile'].map(of));
      expect(counts.map((found) => found?.upheld)).toEqual([0, 1, 2]);
      await publication.unpublish('post', { by: 'ada', now: at(9) });
      expect((await of('of-post'))?.postRevision).toBeNull();
    });

    test('need a subject, and a reporter who is not blocked', async () => {
      const { users, reports } = await withSubjects(await make());
      expect(await reports.insert(report('one'), { ...ofPost, postId: 'none' })).toBe('no subject');
      await users.setBlocked('ben', true);
      expect(await reports.insert(report('one'), ofPost)).toBe('not allowed');
      expect((await reports.list(open)).rows).toEqual([]);
    });

    describeDecisions(make);
    describeActions(make);
    describeEnds(make);
  });
}

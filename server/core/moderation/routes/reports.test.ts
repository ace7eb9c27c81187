import type { CallInput } from '@contract/endpoint';
import type { decideReport } from '@contract/endpoints/reports';
import type { ReportKind } from '@contract/moderation/moderationEntities';
import { rates } from '@contract/rates';
import { rateMessages, reportMessages } from '@contract/texts/apiMessages';
import { expect, test } from 'vitest';
import { createScenario, newestComment, type Person } from '../../testing/createScenario';
import { savePublicly } from '../../testing/savePublicly';

const subject = (kind: ReportKind, subjectId: string) => ({ kind, subjectId });

async function withComment() {
  const scenario = await createScenario();
  const { author, admin, postId } = scenario;
  await author.client.ok('addComment', { body: { blogId: postId, comment: 'Buy now.' } });
  const report = async ({ client }: Person, what: ReturnType<typeof subject>, text = '') =>
    client.call('addReport', { body: { ...what, reason: text ? 'abuse' : 'spam', text } });
  const list = async () => admin.client.ok('listReports', { query: {} });
  return { ...scenario, report, list, commentId: await newestComment(scenario) };
}

test('reports of one subject are one entry, without those who reported it', async () => {
  const { report, list, reader, newbie, postId, postUrl, commentId } = await withComment();
  const post = subject('post', postId);
  expect((await report(reader, post)).status).toBe(201);
  expect((await report(newbie, post, 'Insults everybody.')).status).toBe(201);
  await report(reader, subject('comment', commentId));
  await report(reader, subject('profile', 'user-author'));
  const { reports } = await list();
  const ofPost = reports.find(({ kind }) => kind === 'post');
  expect(ofPost).toMatchObject({
    subject: { _id: postId, title: 'A walk in the hills', url: postUrl },
    reasons: { spam: 1, abuse: 1 },
    texts: ['Insults everybody.'],
    count: 2,
    state: 'open',
  });
  const addresses = Object.fromEntries(
    reports.map(({ subject: { _id: id, url } }) => [id, url] as const),
  );
  expect(addresses).toEqual({ [postId]: postUrl, [commentId]: postUrl, 'user-author': 'author' });
  expect(JSON.stringify(reports)).not.toMatch(/user-(?:reader|newbie)/);
});

test('hostile text of a report is stored and answered as it was written', async () => {
  const { report, list, reader, postId } = await withComment();
  const text = '<img src=x onerror=alert(1)>\u202E[x](javascript:alert(1))';
  expect((await report(reader, subject('post', postId), ` ${text} `)).status).toBe(201);
  expect((await list()).reports[0]?.texts).toEqual([text]);
});

test('a report shows the words and age of what was reported, and the earlier reports of its writer', async () => {
  const { api, report, list, reader, admin, author, postId, commentId } = await withComment();
  const words = `<b>Buy</b> ${'now '.repeat(200)}`;
  const params = { commentId };
  await author.client.ok('updateComment', { params, body: { comment: words } });
  await report(reader, subject('comment', commentId));
  await report(reader, subject('profile', 'user-author'));
  await report(reader, subject('post', postId));
  const found = async (kind: ReportKind) =>
    (await list()).reports.find((entry) => entry.kind === kind);
  const profile = await found('profile');
  await admin.client.ok('decideReport', {
    params: { id: profile?._id ?? '' },
    body: { decision: 'upheld', reason: '' },
  });
  const createdAt = new Date(api.clock.now()).toISOString();
  const ofComment = await found('comment');
  expect(ofComment?.subject).toMatchObject({ text: words.slice(0, 500), createdAt });
  expect(ofComment?.person).toMatchObject({ username: 'author', upheld: 1 });
  expect(Date.parse(ofComment?.person?.createdAt ?? '')).toBeLessThanOrEqual(api.clock.now());
  expect((await found('post'))?.subject.text).toContain(
    'We walked all day in the hills above the lake',
  );
  // Moderators don’t read drafts.
  await author.client.ok('unpublishPost', { params: { id: postId }, body: {} });
  expect((await found('post'))?.subject.text).toBe('');
  const { client: moderator } = await api.addSignedInUser('moderator', { role: 'moderator' });
  const { reports } = await moderator.ok('listReports', { query: {} });
  expect(reports.map(({ kind, subject: { title, url } }) => [kind, title, url])).toEqual([
    ['post', '', ''],
    ['comment', '', ''],
  ]);
  expect((await found('comment'))?.subject.title).toBe('A walk in the hills');
});

test('what a member can’t read can’t be reported', async () => {
  const { api, report, author, reader, postId, commentId } = await withComment();
  await author.client.ok('unpublishPost', { params: { id: postId }, body: {} });
  expect((await report(reader, subject('post', postId))).status).toBe(404);
  expect((await report(reader, subject('comment', commentId))).status).toBe(404);
  await author.client.ok('publishPost', { params: { id: postId }, body: {} });
  await api.changeUser('user-author', { isBlocked: true });
  expect((await report(reader, subject('comment', commentId))).status).toBe(404);
  expect((await report(reader, subject('profile', 'user-author'))).status).toBe(404);
});

test('one’s own comment and profile can’t be reported', async () => {
  const { author, commentId } = await withComment();
  for (const what of [subject('comment', commentId), subject('profile', 'user-author')]) {
    const refused = await author.client.refused('addReport', { body: { ...what, reason: 'spam' } });
    expect(refused).toMatchObject({ status: 422, message: reportMessages.own });
  }
});

test('unknown kinds and reasons are malformed', async () => {
  const { reader, postId } = await withComment();
  const body = { kind: 'book', subjectId: postId, reason: 'spam' };
  const send = async (sent: object) =>
    reader.client.request('/api/v1/reports', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(sent),
    });
  expect((await send(body)).status).toBe(400);
  expect((await send({ ...body, kind: 'post', reason: 'bored' })).status).toBe(400);
});

test('a member can report 20 times a day', async () => {
  const { api, report, reader } = await withComment();
  const { perAccount } = rates.reports;
  for (let nth = 0; nth < perAccount; nth += 1) {
    const { user } = await api.addSignedInUser(`spammer-${nth}`);
    expect((await report(reader, subject('profile', user.id))).status).toBe(201);
  }
  const again = { ...subject('profile', 'user-author'), reason: 'spam' } as const;
  const refused = await reader.client.refused('addReport', { body: again });
  expect(refused).toMatchObject({ status: 429, message: rateMessages.reports });
});

test('a removed comment stays for moderators and its writer; the second moderator gets the result', async () => {
  const { report, list, author, reader, admin, commentId, postId } = await withComment();
  await report(reader, subject('comment', commentId));
  const params = { id: (await list()).reports[0]?._id ?? '' };
  const body = { decision: 'upheld', action: 'remove', reason: 'Advertising' } as const;
  await admin.client.ok('decideReport', { params, body });
  const again = await admin.client.call('decideReport', { params, body });
  expect(again.status).toBe(409);
  expect(await again.json()).toMatchObject({
    report: { subject: { text: 'Buy now.' }, decision: { action: 'remove' } },
  });
  const waiting = async ({ client }: Person) =>
    (await client.ok('readOwn', { params: { id: postId } })).waiting;
  for (const person of [admin, author])
    expect(await waiting(person)).toMatchObject([
      { content: 'Buy now.', state: 'removed', stateReason: 'Advertising' },
    ]);
  expect(await waiting(reader)).toEqual([]);
  const removed = { params: { commentId } };
  const edit = { ...removed, body: { comment: 'Buy.' } };
  expect(await author.client.refused('updateComment', edit)).toMatchObject({ status: 404 });
  await admin.client.ok('decideComment', { ...removed, body: { state: 'shown', reason: '' } });
  expect(await waiting(author)).toEqual([]);
});

test('a moderator takes a decision back for ten seconds, and the log tells so', async () => {
  const { api, report, list, reader, admin, visitor, commentId, postId } = await withComment();
  await report(reader, subject('comment', commentId));
  const params = { id: (await list()).reports[0]?._id ?? '' };
  const body = { decision: 'upheld', action: 'remove', reason: 'Advertising' } as const;
  const shown = async () =>
    (await visitor.ok('listComments', { params: { blogId: postId }, query: {} })).comments.length;
  await admin.client.ok('decideReport', { params, body });
  expect(await shown()).toBe(0);
  api.clock.advance(10_000);
  const { report: again } = await admin.client.ok('undoDecision', { params });
  expect(again).toMatchObject({ state: 'open', subject: { text: 'Buy now.' } });
  expect(await shown()).toBe(1);
  await admin.client.ok('decideReport', { params, body });
  api.clock.advance(10_001);
  const late = await admin.client.refused('undoDecision', { params });
  expect(late).toMatchObject({ status: 409, message: reportMessages.undoTooLate });
  const { entries } = await admin.client.ok('listLog', { query: {} });
  expect(entries.map(({ action }) => action)).toContain('undone');
});

test('a decision closes all reports of the subject; the second moderator gets the answer 409', async () => {
  const { api, report, list, reader, newbie, admin, visitor, postId, commentId } =
    await withComment();
  await report(reader, subject('comment', commentId));
  await report(newbie, subject('comment', commentId));
  const moderator = await api.addSignedInUser('moderator', { role: 'moderator' });
  const params = { id: (await list()).reports[0]?._id ?? '' };
  const body = { decision: 'upheld', action: 'hide', reason: 'Advertising' } as const;
  const noReason = { params, body: { ...body, reason: ' ' } };
  expect(await moderator.client.refused('decideReport', noReason)).toMatchObject({ status: 422 });
  const { report: decided } = await moderator.client.ok('decideReport', { params, body });
  expect(decided).toMatchObject({
    state: 'upheld',
    count: 2,
    decision: { action: 'hide', reason: 'Advertising', by: { username: 'moderator' } },
  });
  expect((await list()).reports).toEqual([]);
  const { comments } = await visitor.ok('listComments', { params: { blogId: postId }, query: {} });
  expect(comments).toEqual([]);
  const second = { params, body: { decision: 'dismissed' } } as const;
  const response = await admin.client.call('decideReport', second);
  expect(response.status).toBe(409);
  expect(await response.json()).toEqual({
    success: false,
    message: reportMessages.alreadyDecided,
    report: decided,
  });
  const { entries } = await admin.client.ok('listLog', { query: {} });
  const about = { subject: { kind: 'comment', _id: commentId }, reason: 'Advertising' };
  expect(entries.toSorted((one, other) => (one.action < other.action ? -1 : 1))).toMatchObject([
    { action: 'hidden', ...about },
    { action: 'upheld', ...about },
  ]);
});

test('a reported post is unpublished, and its author restricted with reason and end', async () => {
  const { api, report, list, reader, newbie, author, visitor, postId, postUrl } =
    await withComment();
  const moderator = await api.addSignedInUser('moderator', { role: 'moderator' });
  type Body = Partial<CallInput<typeof decideReport>['body']>;
  const decide = async (body: Body) => {
    const id = (await list()).reports[0]?._id ?? '';
    const given = { reason: 'Advertising', decision: 'upheld', ...body } as const;
    return moderator.client.call('decideReport', { params: { id }, body: given });
  };
  await report(reader, subject('post', postId));
  expect((await decide({ action: 'remove' })).status).toBe(403);
  expect((await decide({ action: 'block' })).status).toBe(403);
  expect((await decide({ action: 'restrict' })).status).toBe(422);
  expect(
    (await decide({ action: 'restrict', kind: 'post', until: '2020-01-01T00:00:00Z' })).status,
  ).toBe(422);
  expect((await decide({ action: 'hide', decision: 'dismissed' })).status).toBe(422);
  expect((await decide({ action: 'hide' })).status).toBe(200);
  const read = { params: { url: postUrl }, body: {} };
  expect((await visitor.call('readPost', read)).status).toBe(404);
  await moderator.client.ok('allowPost', { params: { id: postId } });
  await author.client.ok('publishPost', { params: { id: postId }, body: {} });
  await report(newbie, subject('post', postId));
  const until = new Date(api.clock.now() + 86_400_000).toISOString();
  expect((await decide({ action: 'restrict', kind: 'post', until })).status).toBe(200);
  const id = author.user.id;
  const { restrictions } = await author.client.ok('listRestrictions', {
    params: { id },
    query: {},
  });
  expect(restrictions).toMatchObject([{ kind: 'post', until, reason: 'Advertising' }]);
});

test('an administrator blocks the owner of a reported profile, a moderator restricts no other one', async () => {
  const { api, report, list, reader, admin } = await withComment();
  const moderator = await api.addSignedInUser('moderator', { role: 'moderator' });
  const other = await api.addSignedInUser('other', { role: 'moderator' });
  await report(reader, subject('profile', other.user.id));
  const params = { id: (await list()).reports[0]?._id ?? '' };
  const upheld = { decision: 'upheld', reason: 'Insults' } as const;
  const restrict = { params, body: { ...upheld, action: 'restrict', kind: 'comment' } } as const;
  expect(await moderator.client.refused('decideReport', restrict)).toMatchObject({ status: 403 });
  const hide = { params, body: { ...upheld, action: 'hide' } } as const;
  expect(await moderator.client.refused('decideReport', hide)).toMatchObject({ status: 422 });
  await admin.client.ok('decideReport', { params, body: { ...upheld, action: 'block' } });
  const refused = await other.client.refused('listReports', { query: {} });
  expect(refused.status).toBe(401);
  const { entries } = await admin.client.ok('listLog', { query: {} });
  expect(entries.map(({ action }) => action).toSorted()).toEqual(['blocked', 'upheld']);
});

test('a public heading can be reported, and is private after a moderator has hidden it', async () => {
  const scenario = await createScenario();
  const { author, admin, visitor, reader } = scenario;
  const { headingId, slug } = await savePublicly(scenario);
  const body = { kind: 'heading', subjectId: headingId, reason: 'spam' } as const;
  expect(await reader.client.refused('addReport', { body })).toMatchObject({ status: 422 });
  await author.client.ok('addReport', { body });
  const { reports } = await admin.client.ok('listReports', { query: {} });
  expect(reports).toMatchObject([
    {
      kind: 'heading',
      subject: {
        title: 'On walking',
        url: `/books/reader/${slug}`,
        author: { username: 'reader' },
      },
    },
  ]);
  const params = { id: reports[0]?._id ?? '' };
  const removal = { decision: 'upheld', action: 'remove', reason: 'Spam' } as const;
  expect(await admin.client.refused('decideReport', { params, body: removal })).toMatchObject({
    status: 422,
  });
  await admin.client.ok('decideReport', { params, body: { ...removal, action: 'hide' } });
  const page = { params: { username: 'reader', slug }, body: {} };
  expect((await visitor.refused('readBook', page)).status).toBe(404);
  expect((await author.client.refused('addReport', { body })).status).toBe(404);
  const { entries } = await admin.client.ok('listLog', { query: {} });
  expect(entries.map(({ action }) => action).toSorted()).toEqual(['hidden', 'upheld']);
  expect(entries[0]).toMatchObject({ subject: { kind: 'heading', url: `/books/reader/${slug}` } });
  await reader.client.ok('deleteHeading', { params: { id: headingId } });
  expect((await admin.client.ok('listReports', { query: { state: 'upheld' } })).reports).toEqual(
    [],
  );
});

import { comment } from '@contract/comments/commentEntities';
import { moderationTexts } from '@contract/texts/moderationTexts';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createScenario, newestComment } from '../../testing/createScenario';

const overtakenAnswer = v.object({ message: v.string(), comment });
const hidden = { state: 'hidden', reason: 'Advertising' } as const;

/** A comment of the reader’s under the author’s post, and a moderator. */
async function withComment() {
  const scenario = await createScenario();
  const { api, reader, postId } = scenario;
  await reader.client.ok('addComment', { body: { blogId: postId, comment: 'Buy my fern.' } });
  const params = { commentId: await newestComment(scenario) };
  const { client: moderator } = await api.addSignedInUser('moderator', { role: 'moderator' });
  const list = { params: { blogId: postId }, query: { threads: '1' } } as const;
  return { ...scenario, params, moderator, list };
}

test('others no longer see a hidden comment; its writer and those who decide read why', async () => {
  const { author, reader, newbie, visitor, moderator, params, list } = await withComment();
  const { comment: answered } = await author.client.ok('decideComment', { params, body: hidden });
  expect(answered).toMatchObject({ state: 'hidden', content: 'Buy my fern.' });
  for (const client of [visitor, newbie.client])
    expect((await client.ok('listComments', list)).comments).toEqual([]);
  for (const client of [author.client, reader.client, moderator]) {
    const [comment] = (await client.ok('listComments', list)).comments;
    expect(comment).toMatchObject({
      state: 'hidden',
      stateBy: 'author',
      stateReason: 'Advertising',
      content: 'Buy my fern.',
    });
  }
});

test('an edit leaves a hidden comment hidden', async () => {
  const { author, reader, visitor, params, list } = await withComment();
  await author.client.ok('decideComment', { params, body: hidden });
  await reader.client.ok('updateComment', { params, body: { comment: 'A nice fern.' } });
  expect((await visitor.ok('listComments', list)).comments).toEqual([]);
});

test('the author of the post can not show what a moderator has hidden', async () => {
  const { author, moderator, params } = await withComment();
  await moderator.ok('decideComment', { params, body: hidden });
  const body = { state: 'shown' } as const;
  expect(await author.client.refused('decideComment', { params, body })).toMatchObject({
    status: 403,
  });
});

test('a reason is needed, and at most 500 characters long', async () => {
  const { author, params } = await withComment();
  const refused = async (reason: string) =>
    author.client.refused('decideComment', { params, body: { ...hidden, reason } });
  expect(await refused('  ')).toMatchObject({
    status: 422,
    field: 'reason',
    message: moderationTexts.reasonNeeded,
  });
  expect(await refused('x'.repeat(501))).toMatchObject({ status: 422, field: 'reason' });
});

test('the new role holds at the next call, and the log tells who gave it', async () => {
  const { admin, author, reader, postId } = await withComment();
  const wanted = { params: { id: reader.user.id }, body: { role: 'moderator' } };
  const all = { params: { id: 'user-author' }, body: hidden };
  expect((await reader.client.refused('decideAllComments', all)).status).toBe(403);
  expect((await admin.client.ok('setRole', wanted)).user.role).toBe('moderator');
  await author.client.ok('addComment', { body: { blogId: postId, comment: 'Mine.' } });
  expect((await reader.client.ok('decideAllComments', all)).decided).toBe(1);
  const { entries } = await admin.client.ok('listLog', { query: {} });
  expect(entries.map(({ action, actor, reason }) => [actor?.username, action, reason])).toEqual([
    ['reader', 'hidden', 'Advertising'],
    ['admin', 'setRole', 'moderator'],
  ]);
  expect(JSON.stringify(entries)).not.toContain('fern');
});

test('the queue of an author has the comments under their own posts only', async () => {
  const { author, reader, moderator, params } = await withComment();
  await moderator.ok('decideComment', { params, body: { state: 'held' } });
  const held = async (client: typeof moderator) =>
    (await client.ok('listHeldComments', { query: {} })).comments.map(({ _id: id }) => id);
  expect(await held(author.client)).toEqual([params.commentId]);
  expect(await held(moderator)).toEqual([params.commentId]);
  expect(await held(reader.client)).toEqual([]);
  await author.client.ok('decideComment', { params, body: { state: 'shown' } });
  expect(await held(moderator)).toEqual([]);
});

test('a moderator reads how much waits and since when, an author how much under own posts', async () => {
  const { api, author, reader, moderator, params, postId } = await withComment();
  const waiting = async (client: typeof moderator) => {
    const { reports, held, since } = await client.ok('readWaiting', {});
    return { reports, held, since };
  };
  expect(await waiting(moderator)).toEqual({ reports: 0, held: 0, since: null });
  await moderator.ok('decideComment', { params, body: { state: 'held' } });
  const { comments } = await moderator.ok('listHeldComments', { query: {} });
  const since = comments[0]?.createdAt;
  api.clock.advance(1000);
  const report = { kind: 'post', subjectId: postId, reason: 'spam', text: '' } as const;
  await reader.client.ok('addReport', { body: report });
  expect(await waiting(moderator)).toEqual({ reports: 1, held: 1, since });
  expect(await waiting(author.client)).toEqual({ reports: 0, held: 1, since });
  expect(await waiting(reader.client)).toEqual({ reports: 0, held: 0, since: null });
});

test('only moderators read how many people are restricted now', async () => {
  const { api, author, reader, moderator } = await withComment();
  const restricted = async (client: typeof moderator) =>
    (await client.ok('readWaiting', {})).restricted;
  expect(await restricted(moderator)).toBe(0);
  const until = new Date(api.clock.now() + 1000).toISOString();
  const body = { kind: 'comment', until, reason: 'Advertising' } as const;
  await moderator.ok('addRestriction', { params: { id: reader.user.id }, body });
  expect(await restricted(moderator)).toBe(1);
  expect(await restricted(author.client)).toBeNull();
  api.clock.advance(2000);
  expect(await restricted(moderator)).toBe(0);
});

test('a moderator can’t decide about their own comments, nor about those of an administrator', async () => {
  const { api, admin, author, postId } = await withComment();
  const { user, client } = await api.addSignedInUser('deputy', { role: 'moderator' });
  const write = async (writer: typeof client) =>
    (await writer.ok('addComment', { body: { blogId: postId, comment: 'Mine.' } })).comment?._id ??
    '';
  const [ofDeputy, ofAdmin, ofAuthor] = [
    await write(client),
    await write(admin.client),
    await write(author.client),
  ];
  const reported = { kind: 'comment', subjectId: ofDeputy, reason: 'spam', text: '' } as const;
  await admin.client.ok('addReport', { body: reported });
  const status = async (decider: typeof client, commentId: string) =>
    (await decider.call('decideComment', { params: { commentId }, body: hidden })).status;
  expect(await status(client, ofDeputy)).toBe(403);
  expect(await status(client, ofAdmin)).toBe(403);
  expect(await status(author.client, ofAuthor)).toBe(403);
  expect(await status(author.client, ofDeputy)).toBe(403);
  for (const id of [user.id, admin.user.id])
    expect(
      (await client.refused('decideAllComments', { params: { id }, body: hidden })).status,
    ).toBe(403);
  expect(await status(admin.client, ofDeputy)).toBe(200);
  const shown = { params: { commentId: ofDeputy }, body: { state: 'shown' } } as const;
  expect((await client.refused('decideComment', shown)).status).toBe(403);
  expect((await client.ok('listReports', { query: {} })).reports).toEqual([]);
  expect((await admin.client.ok('listReports', { query: {} })).reports).toHaveLength(1);
});

test('an approval doesn’t hold for a text that the writer has changed since', async () => {
  const { api, reader, visitor, moderator, params, list } = await withComment();
  await moderator.ok('decideComment', { params, body: { state: 'held' } });
  const [read] = (await moderator.ok('listHeldComments', { query: {} })).comments;
  api.clock.advance(1000);
  await reader.client.ok('updateComment', { params, body: { comment: 'Buy at my shop.' } });
  const approve = async (updatedAt = '') =>
    moderator.call('decideComment', { params, body: { state: 'shown', updatedAt } });
  const refused = await approve(read?.updatedAt);
  expect(refused.status).toBe(409);
  const { message, comment } = v.parse(overtakenAnswer, await refused.json());
  expect(message).toBe(moderationTexts.changedMeanwhile);
  expect(comment).toMatchObject({ content: 'Buy at my shop.', state: 'held' });
  expect((await visitor.ok('listComments', list)).comments).toEqual([]);
  expect((await approve(comment.updatedAt)).status).toBe(200);
  expect((await visitor.ok('listComments', list)).comments).toHaveLength(1);
});

test('the log tells whose comment, post or account an administrator deleted, and the settings', async () => {
  const { admin, author, reader, newbie, params, postId } = await withComment();
  const { client } = admin;
  await client.ok('deleteComment', { params });
  await client.ok('deletePost', { params: { id: postId }, body: {} });
  await client.ok('deleteAccount', { params: { id: newbie.user.id }, body: {} });
  await client.ok('updateSite', { body: { version: 0, holding: 'all' } });
  await client.ok('updateSite', { body: { version: 1, holding: 'all' } });
  await client.ok('setRole', { params: { id: reader.user.id }, body: { role: 'moderator' } });
  const { entries } = await client.ok('listLog', { query: {} });
  expect(
    entries.map(({ action, subject, person, reason }) => [
      action,
      subject.kind,
      person?._id ?? null,
      reason,
    ]),
  ).toEqual([
    ['setRole', 'account', reader.user.id, 'moderator'],
    ['setHolding', 'site', null, 'all'],
    ['deleted', 'account', null, ''],
    ['deleted', 'post', author.user.id, ''],
    ['deleted', 'comment', reader.user.id, ''],
  ]);
});

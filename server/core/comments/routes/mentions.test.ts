import { parseComment } from '@contract/comments/parseComment';
import { expect, test, vi } from 'vitest';
import { createScenario, type Scenario } from '../../testing/createScenario';

const list = ({ visitor, postId }: Scenario, query: object) =>
  visitor.ok('listComments', { params: { blogId: postId }, query });

async function writeAsReader({ reader, postId }: Scenario, comment: string, place = {}) {
  const body = { blogId: postId, comment, ...place };
  return (await reader.client.ok('addComment', { body })).comment;
}

test('a comment names the existing accounts that it mentions', async () => {
  const scenario = await createScenario();
  const text = 'Hi @Author and @admin, @stranger, `@newbie` and me@reader.example';
  const comment = await writeAsReader(scenario, text);
  expect(comment).toMatchObject({ content: text, mentions: ['author', 'admin'] });
  const reply = await writeAsReader(scenario, 'And @reader', { parentId: comment?._id });
  expect(reply).toMatchObject({ mentions: ['reader'] });
  const mentioned = { mentions: ['author', 'admin'] };
  expect((await list(scenario, { threads: '1' })).comments).toMatchObject([
    { ...mentioned, firstReplies: [{ mentions: ['reader'] }] },
  ]);
  expect((await list(scenario, { parentId: comment?._id })).comments).toMatchObject([
    { mentions: ['reader'] },
  ]);
  const flat = (await list(scenario, {})).comments.map(({ mentions }) => mentions);
  expect(flat).toContainEqual(mentioned.mentions);
  expect(flat).toContainEqual(['reader']);
});

test('a blocked account is not named', async () => {
  const scenario = await createScenario();
  const { api, admin, author } = scenario;
  await writeAsReader(scenario, '@author @admin');
  await api.data.users.setBlocked(admin.user.id, true);
  expect((await list(scenario, { threads: '1' })).comments).toMatchObject([
    { mentions: [author.user.username] },
  ]);
});

test('hostile text is answered as it was written and mentions no account', async () => {
  const scenario = await createScenario();
  const hostile = `@<img src=x onerror=alert(1)> @"><script>alert(1)</script> @' OR 1=1--`;
  await writeAsReader(scenario, hostile);
  expect((await list(scenario, { threads: '1' })).comments).toMatchObject([
    { content: hostile, mentions: [] },
  ]);
});

test('who has muted the writer is not mentioned, which the writer does not notice', async () => {
  const scenario = await createScenario();
  const { admin, author, reader, visitor, postId } = scenario;
  await author.client.ok('muteUser', { params: { id: reader.user.id } });
  const comment = await writeAsReader(scenario, 'Hi @author and @admin');
  expect(comment?.mentions).toEqual(['author', 'admin']);
  const params = { blogId: postId };
  const asRead = async ({ ok }: typeof visitor) =>
    (await ok('listComments', { params, query: {} })).comments[0]?.mentions;
  expect(await asRead(visitor)).toEqual(['admin']);
  expect(await asRead(admin.client)).toEqual(['admin']);
  expect(await asRead(reader.client)).toEqual(['author', 'admin']);
});

/** Counts how often the parser has started to parse a text. */
function countReads(text: string) {
  const reads = vi.spyOn(String.prototype, 'replaceAll');
  const count = () => reads.mock.contexts.filter((read) => read === text).length;
  parseComment(text);
  expect(count()).toBe(1);
  return () => count() - 1;
}

test('a new comment and a changed one are parsed once', async () => {
  const scenario = await createScenario();
  const { reader } = scenario;
  const text = `${'**Hi** @author, see https://elsewhere.example. '.repeat(90)}@admin`;
  const reads = countReads(text);
  const comment = await writeAsReader(scenario, text);
  expect(comment?.mentions).toEqual(['author']);
  expect(reads()).toBe(1);
  const other = `${text}!`;
  const otherReads = countReads(other);
  const params = { commentId: comment?._id ?? '' };
  await reader.client.ok('updateComment', { params, body: { comment: other } });
  expect(otherReads()).toBe(1);
});

test('a listed comment is parsed once', async () => {
  const scenario = await createScenario();
  const text = 'Hi @author and @admin';
  await writeAsReader(scenario, text);
  const reads = countReads(text);
  await list(scenario, { threads: '1' });
  expect(reads()).toBe(1);
});

import { expect, test } from 'vitest';
import { withoutLooks } from '../html/testing/readEmail';
import { changedBody, contentOf, createScenario } from '../testing/createScenario';
import { newSubscription } from './subscriptions';

async function withPost() {
  const scenario = await createScenario();
  const { author, postId: id } = scenario;
  const params = { id };
  const read = async (client = author.client) => client.ok('readPostEmail', { params });
  const save = async (changes: Parameters<typeof changedBody>[0]) =>
    author.client.ok('updatePost', { params, body: changedBody(changes) });
  return { ...scenario, params, read, save };
}

test('an author and an administrator see the e-mail that a subscriber gets, but for its stop link', async () => {
  const { api, admin, author, read } = await withPost();
  const email = 'eva@example.com';
  const of = { email, authorId: author.user.id };
  const { subscriber, letter } = await newSubscription(api.ports, of);
  await api.data.subscribers.put(subscriber, letter);
  // The e-mail with the link to confirm, which the address gets first.
  await api.sender.run();
  const times = { now: api.clock.now(), askedAfter: 0 };
  await api.data.subscribers.confirm(subscriber.confirmHash, times);
  api.clock.advance(2 * 24 * 60 * 60_000);
  await api.sender.run();
  await api.settled();
  const sent = api.mail.outbox.find(
    ({ to, text }) => to === email && text.includes('/letters/stop/'),
  );
  await author.client.ok('refreshToken', {});
  const preview = await read();
  const token = /letters\/stop\/([\w-]+)/.exec(sent?.text ?? '')?.[1] ?? '';
  expect(token).toHaveLength(43);
  for (const part of ['subject', 'html', 'text'] as const)
    expect(preview[part]).toBe(sent?.[part].replaceAll(token, 'preview'));
  await admin.client.ok('refreshToken', {});
  expect((await read(admin.client)).subject).toContain('A walk in the hills');
});

test('the stop link of the preview stops nothing', async () => {
  const { api, read, visitor } = await withPost();
  const { subscriber, letter } = await newSubscription(api.ports, {
    email: 'eva@example.com',
    authorId: null,
  });
  await api.data.subscribers.put(subscriber, letter);
  expect((await read()).text).toContain('https://commonplace.test/letters/stop/preview');
  await visitor.ok('stopLetters', { params: { token: 'preview' } });
  expect(await api.data.subscribers.byId(subscriber.id)).not.toBeNull();
});

test('it is about the public version, never about unpublished changes', async () => {
  const { author, params, read, save } = await withPost();
  const before = await read();
  await save({
    title: 'A secret',
    content: contentOf('Not yet.'),
    isPending: true,
    pendingRevision: 0,
  });
  expect(await read()).toEqual(before);
  await author.client.ok('unpublishPost', { params, body: {} });
  const draft = await read();
  expect(draft.subject).toContain('A secret');
  expect(draft.text).toContain('Not yet.');
});

test('a draft without title and picture has an e-mail', async () => {
  const { author } = await withPost();
  const body = { title: '', content: contentOf('Words.'), url: '', isPublished: false } as const;
  const { newBlog } = await author.client.ok('createPost', { body });
  const { subject, html } = await author.client.ok('readPostEmail', {
    params: { id: newBlog._id },
  });
  expect(subject).toContain('Untitled');
  expect(withoutLooks(html)).toContain('Words.');
  expect(html).not.toContain('<img');
});

test('it has the whole post if its author chose so', async () => {
  const { author, read, save } = await withPost();
  const long = Array.from({ length: 3 }, (_, at) => `${at} ${'word '.repeat(150)}end-${at}`);
  const blocks = long.map((text) => ({ type: 'paragraph', data: { text } }));
  await save({ content: JSON.stringify({ blocks }) });
  expect((await read()).text).not.toContain('end-2');
  await author.client.ok('updateProfile', { body: { letterText: 'whole' } });
  expect((await read()).text).toContain('end-2');
});

test('the author and administrators see to how many subscribers it went', async () => {
  const { api, admin, author, reader, postId } = await withPost();
  for (const name of ['eva', 'ida']) {
    const of = { email: `${name}@example.com`, authorId: null };
    const { subscriber, letter } = await newSubscription(api.ports, of);
    await api.data.subscribers.put(subscriber, letter);
    const times = { now: 0, askedAfter: 0 };
    await api.data.subscribers.confirm(subscriber.confirmHash, times);
  }
  const emailed = async ({ client }: typeof author) => {
    await client.ok('refreshToken', {});
    const profile = { params: { username: 'author' }, body: {} };
    const { blogPosts } = (await client.ok('readProfile', profile)).userDetails;
    return blogPosts.find(({ _id }) => _id === postId)?.emailed;
  };
  expect(await emailed(author)).toBeUndefined();
  api.clock.advance(2 * 24 * 60 * 60_000);
  await api.sender.run();
  await api.settled();
  expect([await emailed(author), await emailed(admin)]).toEqual([2, 2]);
  expect(await emailed(reader)).toBeUndefined();
});

import { defaultSite } from '@contract/site/publicSite';
import { expect, test } from 'vitest';
import type { Client } from '../../testing/createClient';
import { createScenario, type Scenario } from '../../testing/createScenario';
import { findEmailToken } from '../../testing/findEmailToken';

const day = 24 * 60 * 60_000;

const write = async ({ postId }: Pick<Scenario, 'postId'>, client: Client, comment = 'Hello.') =>
  (await client.ok('addComment', { body: { blogId: postId, comment } })).comment;

const listed = async ({ postId }: Pick<Scenario, 'postId'>, client: Client) =>
  (await client.ok('listComments', { params: { blogId: postId }, query: { threads: '1' } }))
    .comments;

const show = async ({ admin }: Pick<Scenario, 'admin'>, commentId = '') =>
  admin.client.ok('decideComment', { params: { commentId }, body: { state: 'shown' } });

/** A reader of whom two comments were approved. */
async function withTwoShown() {
  const scenario = await createScenario({ holding: 'new' });
  for (const text of ['One.', 'Two.']) {
    await show(scenario, (await write(scenario, scenario.reader.client, text))?._id);
  }
  return scenario;
}

test('the first comments of an account wait; only the writer and those who decide see them', async () => {
  const scenario = await createScenario({ holding: 'new' });
  const { reader, newbie, author, visitor } = scenario;
  const comment = await write(scenario, reader.client);
  expect(comment?.state).toBe('held');
  for (const client of [visitor, newbie.client]) expect(await listed(scenario, client)).toEqual([]);
  for (const client of [reader.client, author.client])
    expect(await listed(scenario, client)).toMatchObject([{ _id: comment?._id, state: 'held' }]);
  expect((await author.client.ok('listHeldComments', { query: {} })).comments).toHaveLength(1);
  expect((await write(scenario, author.client))?.state).toBe('shown');
});

test('after two approved comments only links wait, for the first day', async () => {
  const scenario = await withTwoShown();
  const { client } = scenario.reader;
  expect((await write(scenario, client, 'Three.'))?.state).toBe('shown');
  expect((await write(scenario, client, 'https://commonplace.test/posts'))?.state).toBe('shown');
  expect((await write(scenario, client, 'Buy at https://shop.example'))?.state).toBe('held');
  scenario.api.clock.advance(day);
  await client.ok('refreshToken', {});
  expect((await write(scenario, client, '[Buy](https://shop.example)'))?.state).toBe('shown');
});

test('an edit that adds a link waits again', async () => {
  const scenario = await withTwoShown();
  const { reader, visitor } = scenario;
  const [comment] = await listed(scenario, visitor);
  const params = { commentId: comment?._id ?? '' };
  const edited = { params, body: { comment: 'See https://shop.example' } };
  await reader.client.ok('updateComment', edited);
  expect(await listed(scenario, visitor)).toHaveLength(1);
});

test('verifying the address shows what waited only because of it', async () => {
  const scenario = await withTwoShown();
  const { api, reader, visitor } = scenario;
  await api.changeUser(reader.user.id, { isVerified: false });
  await write(scenario, reader.client, 'Three.');
  await write(scenario, reader.client, 'Buy at https://shop.example');
  expect(await listed(scenario, visitor)).toHaveLength(2);
  await reader.client.ok('sendVerification', {});
  await api.settled();
  const token = findEmailToken(api.mail.outbox, 'Verify your e-mail address');
  await visitor.ok('verifyAccount', { params: { username: 'reader', token } });
  expect(await listed(scenario, visitor)).toHaveLength(3);
});

test('an administrator decides whose comments wait', async () => {
  const scenario = await createScenario({ holding: 'new' });
  const { admin, newbie, visitor } = scenario;
  const set = async (holding: 'off' | 'all', version: number) =>
    (await admin.client.ok('updateSite', { body: { holding, version } })).site;
  expect((await admin.client.ok('readSite', {})).site).toMatchObject({
    holding: 'new',
    version: 0,
  });
  expect(await set('off', 0)).toMatchObject({ holding: 'off', version: 1 });
  expect((await write(scenario, newbie.client))?.state).toBe('shown');
  await set('all', 1);
  expect((await admin.client.ok('readSite', {})).site).toMatchObject({
    holding: 'all',
    version: 2,
  });
  expect((await visitor.ok('readSite', {})).site).toEqual({
    ...defaultSite,
    accent: null,
    logo: null,
    version: 2,
  });
  const stale = await admin.client.call('updateSite', { body: { holding: 'off', version: 1 } });
  expect(stale.status).toBe(409);
  expect(await stale.json()).toMatchObject({ site: { holding: 'all', version: 2 } });
  expect((await write(scenario, newbie.client))?.state).toBe('held');
});

test('200 comments of 30 new accounts: readers see none, and one call hides all of a person', async () => {
  const { api, admin, visitor, postId } = await createScenario({ holding: 'new' });
  const flooders = await Promise.all(
    Array.from({ length: 30 }, async (_, at) =>
      api.addSignedInUser(`flooder-${at}`, { isVerified: at % 2 === 0 }),
    ),
  );
  let written = 0;
  for (const [at, { client }] of flooders.entries()) {
    // Unverified accounts may write five a day.
    const wanted = at % 2 === 0 ? 9 : 5;
    for (let left = Math.min(wanted, 200 - written); left > 0; left -= 1) {
      const state = (await write({ postId }, client, `Buy at https://shop-${at}.example`))?.state;
      expect(state).toBe('held');
      written += 1;
    }
  }
  expect(written).toBe(200);
  expect(await listed({ postId }, visitor)).toEqual([]);
  const hiding = { state: 'hidden', reason: 'Spam' } as const;
  const ofFirst = { params: { id: 'user-flooder-0' }, body: hiding };
  const held = async () => {
    const writers: string[] = [];
    for (let skip = 0; ; skip += 20) {
      const page = await admin.client.ok('listHeldComments', { query: { skip } });
      writers.push(...page.comments.map(({ commentAuthor }) => commentAuthor?.username ?? ''));
      if (!page.areMore) return writers;
    }
  };
  const writers = await held();
  expect(writers).toHaveLength(200);
  const changes = writers.filter((name, at) => name !== writers[at - 1]).length;
  expect({ groups: changes, people: new Set(writers).size }).toEqual({
    groups: new Set(writers).size,
    people: new Set(writers).size,
  });
  expect((await admin.client.ok('decideAllComments', ofFirst)).decided).toBe(9);
  expect(await held()).toHaveLength(191);
  expect((await admin.client.ok('listLog', { query: {} })).entries).toHaveLength(1);
});

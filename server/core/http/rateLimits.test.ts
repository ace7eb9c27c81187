import { changesData, type Endpoint } from '@contract/endpoint';
import { endpoints } from '@contract/endpoints';
import { type RateName, rates } from '@contract/rates';
import { rateMessages } from '@contract/texts/apiMessages';
import { describe, expect, test } from 'vitest';
import { changedBody, createScenario, postBody, type Scenario } from '../testing/createScenario';
import { rowsHere } from '../testing/currentEnvironment';
import { testPicture } from '../testing/testPicture';

const hour = 60 * 60_000;

type LimitedCall = { call: string; name: RateName; path: string; method: string };

/** Calls by the reader. They don't have to succeed, because failed calls count too. */
const calls = Object.entries<Endpoint>(endpoints).flatMap(
  ([call, { rate, path, method }]): LimitedCall[] =>
    rate ? [{ call, name: rate, path: path.replaceAll(/:\w+/g, 'none'), method }] : [],
);

type Used = { name: RateName; key: string; most: number };

async function useUp({ api }: Scenario, { name, key, most }: Used) {
  const limit = { most, within: rates[name].within };
  await api.ports.limits.reset(key);
  expect((await api.ports.limits.take(key, limit, most)).allowed).toBe(true);
}

async function expectTooMany(response: Response, name: RateName) {
  expect(response.status).toBe(429);
  expect(response.headers.get('Retry-After')).toBe(String(rates[name].within / 1000));
  expect(await response.json()).toEqual({ success: false, message: rateMessages[name] });
}

describe.each(rowsHere(calls))('$call', ({ name, path, method }) => {
  const address = `/api/v1${path}`;

  test('answers 429 when its client has done it too often', async () => {
    const scenario = await createScenario();
    const { reader, api } = scenario;
    await useUp(scenario, { name, key: `${name} client 192.0.2.1`, most: rates[name].perClient });
    await expectTooMany(await reader.client.request(address, { method }), name);
    api.clock.advance(rates[name].within);
    expect((await reader.client.request(address, { method })).status).not.toBe(429);
  });
});

const byAccount = calls.filter(({ name }) => 'perAccount' in rates[name]);

describe.each(rowsHere(byAccount))('$call', ({ name, path, method }) => {
  test('answers 429 when the account has done it too often, from any client', async () => {
    const scenario = await createScenario();
    const rate = rates[name];
    const most = 'perAccount' in rate ? rate.perAccount : 0;
    const elsewhere = await scenario.api.signIn('reader', '198.51.100.7');
    await useUp(scenario, { name, key: `${name} account user-reader`, most });
    await expectTooMany(await elsewhere.request(`/api/v1${path}`, { method }), name);
    expect((await scenario.author.client.request(`/api/v1${path}`, { method })).status).not.toBe(
      429,
    );
  });
});

test('uploads are limited in number and in bytes', async () => {
  const scenario = await createScenario();
  const { reader, newbie, api } = scenario;
  const body = { resource: testPicture() };
  const uploads = { name: 'uploads', key: 'uploads account user-reader' } as const;
  await useUp(scenario, { ...uploads, most: rates.uploads.perAccount - 1 });
  await reader.client.ok('uploadResource', { body });
  const response = await reader.client.call('uploadResource', { body });
  await expectTooMany(response, 'uploads');
  const bytes = { name: 'uploadedBytes', key: 'uploadedBytes account user-newbie' } as const;
  await useUp(scenario, { ...bytes, most: rates.uploadedBytes.perAccount - testPicture().size });
  await newbie.client.ok('uploadResource', { body });
  await expectTooMany(await newbie.client.call('uploadResource', { body }), 'uploadedBytes');
  api.clock.advance(24 * hour);
  const later = await api.signIn('newbie');
  await later.ok('uploadResource', { body });
});

const textOf = (id: string) => ({ name: 'textBytes', key: `textBytes account ${id}` }) as const;

test('texts of new and changed posts are limited in bytes', async () => {
  const scenario = await createScenario();
  const { author, api, postId, postUrl } = scenario;
  const body = postBody({ url: 'another-post' });
  const update = { params: { id: postId }, body: changedBody({ url: postUrl }) };
  const used = textOf(author.user.id);
  const content = 10 + `${body.content}${update.body.content}`.length;
  await useUp(scenario, { ...used, most: rates.textBytes.perAccount - content - 10_000 });
  await author.client.ok('createPost', { body });
  await author.client.ok('updatePost', update);
  await useUp(scenario, { ...used, most: rates.textBytes.perAccount - content });
  await expectTooMany(await author.client.call('createPost', { body }), 'textBytes');
  await expectTooMany(await author.client.call('updatePost', update), 'textBytes');
  api.clock.advance(24 * hour);
  const later = await api.signIn('author');
  await later.ok('updatePost', update);
});

/** Every call with which a member can send text that is stored. */
const writing = Object.entries<Endpoint>(endpoints).filter(
  ([, endpoint]) => changesData(endpoint) && endpoint.bodyKind === 'json' && !endpoint.isPublic,
);

test.each(rowsHere(writing))('%s counts the bytes of its body', async (_, { path, method }) => {
  const scenario = await createScenario();
  const { newbie, api } = scenario;
  const used = textOf(newbie.user.id);
  await useUp(scenario, { ...used, most: rates.textBytes.perAccount - 1000 });
  const address = `/api/v1${path.replaceAll(/:\w+/g, 'none')}`;
  const init = { method, headers: { 'Content-Type': 'application/json' } };
  const send = async (length: number) =>
    newbie.client.request(address, { ...init, body: JSON.stringify({ text: 'x'.repeat(length) }) });
  await send(400);
  const limit = { most: rates.textBytes.perAccount, within: rates.textBytes.within };
  expect((await api.ports.limits.take(used.key, limit, 600)).allowed).toBe(false);
  await expectTooMany(await send(1000), 'textBytes');
});

test('a picture in a form counts as an upload', async () => {
  const scenario = await createScenario();
  const most = rates.uploads.perAccount;
  await useUp(scenario, { name: 'uploads', key: 'uploads account user-reader', most });
  const input = { body: { bgImage: testPicture() } };
  expect((await scenario.reader.client.refused('changeCover', input)).status).toBe(429);
});

test('limits are generous for people', () => {
  expect(rates.posts.perAccount).toBeGreaterThanOrEqual(100);
  expect(rates.registrations.perClient).toBeGreaterThanOrEqual(50);
  expect(rates.uploads.perAccount).toBeGreaterThanOrEqual(200);
  for (const name of ['likes', 'follows', 'comments'] as const) {
    expect(rates[name].perAccount).toBeGreaterThanOrEqual(300);
  }
});

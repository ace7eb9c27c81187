import { changesData, type Endpoint } from '@contract/endpoint';
import { type EndpointName, endpoints } from '@contract/endpoints';
import { failure } from '@contract/endpoints/shapes';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { accountRows } from './testing/accountRows';
import { communityRows } from './testing/communityRows';
import type { Client } from './testing/createClient';
import { changedBody, createScenario, newestComment } from './testing/createScenario';
import { linkRows } from './testing/linkRows';
import { moderationRows } from './testing/moderationRows';
import { moveRows } from './testing/moveRows';
import { type Persona, personas, type Row } from './testing/permissionRow';
import { postRows } from './testing/postRows';

const rows: readonly Row[] = [
  ...postRows,
  ...linkRows,
  ...accountRows,
  ...moveRows,
  ...moderationRows,
  ...communityRows,
];

async function createScene() {
  const scenario = await createScenario();
  const { api, author, postId } = scenario;
  await api.addUser('someone');
  await author.client.ok('addComment', { body: { blogId: postId, comment: 'Mine.' } });
  const body = changedBody({ title: 'A second version' });
  await author.client.ok('updatePost', { params: { id: postId }, body });
  const blocked = await api.addSignedInUser('blocked');
  await api.changeUser(blocked.user.id, { isBlocked: true });
  const clients: Record<Persona, Client> = {
    visitor: scenario.visitor,
    author: author.client,
    reader: scenario.reader.client,
    newbie: scenario.newbie.client,
    blocked: blocked.client,
    moderator: (await api.addSignedInUser('moderator', { role: 'moderator' })).client,
    admin: scenario.admin.client,
  };
  return { scene: { ...scenario, commentId: await newestComment(scenario) }, clients };
}

const isSignedIn = (persona: Persona) => persona !== 'visitor' && persona !== 'blocked';

async function outcomeOf(answer: Response) {
  if (answer.ok) return 'done';
  const { message } = v.parse(failure, await answer.json());
  return message.length > 5 ? answer.status : 'no message';
}

/** Calls that can't succeed again in a scene: the URL is taken, the target is gone, or a limit is reached. */
const worksOnce = /^(?:create|save|delete|remove|write|decide|request)/;

/** The personas that share a scene. They call one after the other, the refused ones first. */
function groupsOf(row: Row) {
  const [what, allowed] = row;
  const refused = personas.filter((persona) => !allowed.includes(persona));
  return worksOnce.test(what)
    ? [refused, ...allowed.map((persona) => [persona])]
    : [[...refused, ...allowed]];
}

const cases = rows.flatMap((row) =>
  groupsOf(row).map((group) => [row[0], group.join(', '), group, row] as const),
);

test.each(cases)('who may %s: %s', async (...[, , group, row]) => {
  const { scene, clients } = await createScene();
  for (const persona of group) {
    const outcome = await outcomeOf(await row[2](clients[persona], scene));
    const refusal = isSignedIn(persona) ? 403 : 401;
    const expected = row[1].includes(persona) ? 'done' : refusal;
    expect({ persona, outcome }).toEqual({ persona, outcome: expected });
  }
});

const ofAdmins = rows.filter(
  ([, allowed]) => allowed.includes('admin') && !allowed.includes('reader'),
);

test.each(ofAdmins)(
  'an administrator without a passkey may not %s while administrators need one',
  async (...[, , attempt]) => {
    const { scene } = await createScene();
    const { api, admin } = scene;
    await api.changeUser(admin.user.id, { needsPasskey: true });
    const { client } = await api.addSignedInUser('limited', { role: 'admin' });
    const body = { version: 0, adminsNeedPasskey: true };
    await admin.client.ok('updateSite', { body });
    expect(await outcomeOf(await attempt(client, scene))).toBe(403);
  },
);

test('every persona makes every call', () => {
  for (const row of rows) expect(groupsOf(row).flat().toSorted()).toEqual(personas.toSorted());
});

type Scenes = Awaited<ReturnType<typeof createScene>>;

/** The call that a row is about: the last one of its persona. */
async function callOf(row: Row, { scene, clients: { visitor } }: Scenes) {
  const called: EndpointName[] = [];
  const call: Client['call'] = (name, input) => {
    called.push(name);
    return visitor.call(name, input);
  };
  await row[2]({ ...visitor, call }, scene);
  return called.at(-1);
}

/** Who may make each call, in any row. */
async function allowedByCall() {
  const allowed = new Map<EndpointName | undefined, readonly Persona[]>();
  let scenes = await createScene();
  for (const row of rows) {
    const name = await callOf(row, scenes).catch(async () => {
      // What it prepares works once.
      scenes = await createScene();
      return callOf(row, scenes);
    });
    allowed.set(name, [...(allowed.get(name) ?? []), ...row[1]]);
  }
  return allowed;
}

test('every call has a row', async () => {
  const names = [...(await allowedByCall()).keys()].map(String);
  expect(names.toSorted()).toEqual(Object.keys(endpoints).toSorted());
});

/** What only moderators or administrators may change without the rate of decisions, with the reason. */
const otherwiseLimited = {
  blockUser: 'admins only',
  unblockUser: 'admins only',
  closeComments: 'a change of a post',
  openComments: 'a change of a post',
  updateSite: 'written like a post',
  createSitePage: 'written like a post',
  updateSitePage: 'written like a post',
  removeSitePage: 'written like a post',
  sendTestLetter: 'sends an e-mail',
};

test('decisions of moderators and administrators have a rate of their own', async () => {
  const allowed = await allowedByCall();
  const names = Object.entries<Endpoint>(endpoints)
    .filter(([, endpoint]) => changesData(endpoint) && endpoint.rate !== 'moderation')
    .map(([name]) => name);
  const ofModerators = [...allowed]
    .filter(
      ([, who]) =>
        !who.includes('reader') && (who.includes('moderator') || !who.includes('author')),
    )
    .map(([name]) => name ?? '');
  expect(ofModerators.filter((name) => names.includes(name)).toSorted()).toEqual(
    Object.keys(otherwiseLimited).toSorted(),
  );
});

test('a blocked account loses its session at its next call', async () => {
  const { clients } = await createScene();
  expect((await clients.blocked.call('readHome', {})).status).toBe(401);
  expect((await clients.blocked.call('readHome', {})).status).toBe(200);
});

test('a signed-in client without the XSRF token can’t change anything', async () => {
  const { clients, scene } = await createScene();
  for (const attempt of rows.filter(([what]) => /^(?:edit|delete|like)/.test(what))) {
    clients.author.cookies.set('XSRF-TOKEN', 'guessed');
    expect((await attempt[2](clients.author, scene)).status).toBe(403);
  }
  await clients.visitor.ok('readPost', { params: { url: scene.postUrl }, body: {} });
});

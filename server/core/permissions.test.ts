import { changesData, type Endpoint } from '@contract/endpoint';
import { type EndpointName, endpoints } from '@contract/endpoints';
import { failure } from '@contract/endpoints/shapes';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { accountRows } from './testing/accountRows';
import { communityRows } from './testing/communityRows';
import type { Client } from './testing/createClient';
import {
  changedBody,
  createScenario,
  newestComment,
  postBody,
  type Scenario,
} from './testing/createScenario';
import { linkRows } from './testing/linkRows';
import { moderationRows } from './testing/moderationRows';
import { moveRows } from './testing/moveRows';
import { reached } from './testing/reached';

/** The post, its comment and everything else belong to the author. */
const personas = [
  'visitor',
  'author',
  'reader',
  'newbie',
  'blocked',
  'moderator',
  'admin',
] as const;
type Persona = (typeof personas)[number];

type Scene = Scenario & { commentId: string };
type Attempt = (client: Client, scene: Scene) => Promise<Response>;
type Row = readonly [what: string, allowed: readonly Persona[], attempt: Attempt];

const members = ['author', 'reader', 'newbie', 'moderator', 'admin'] as const;
const verified = ['author', 'reader', 'moderator', 'admin'] as const;
const ownAndAdmin = ['author', 'admin'] as const;
const onlyAdmin = ['admin'] as const;

const firstVersion = (id: string) => ({ params: { id, number: '1' } });
const message = { name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'Hello.' };

const rows: readonly Row[] = [
  ['read home', ['visitor', ...members], (c) => c.call('readHome', {})],
  ['list posts', ['visitor', ...members], (c) => c.call('listPosts', { query: {} })],
  ['search posts', ['visitor', ...members], (c) => c.call('searchPosts', { body: {} })],
  [
    'read a post',
    ['visitor', ...members],
    (c, { postUrl }) => c.call('readPost', { params: { url: postUrl }, body: {} }),
  ],
  [
    'read comments',
    ['visitor', ...members],
    (c, { postId }) => c.call('listComments', { params: { blogId: postId }, query: {} }),
  ],
  ['write to us', ['visitor', ...members], (c) => c.call('sendContact', { body: message })],
  ...linkRows,
  ...accountRows,
  [
    'count new comments',
    ['visitor', ...members],
    (c, { postId }) => {
      const query = { after: '2026-01-01T00:00:00.000Z' };
      return c.call('countNewComments', { params: { blogId: postId }, query });
    },
  ],
  [
    'list more posts',
    ['visitor', ...members],
    (c) => c.call('listMorePosts', { query: { authorId: 'user-author', tag: 'travel' } }),
  ],
  [
    'read the likes of a post',
    ['visitor', ...members],
    (c, { postId }) => c.call('readLikes', { body: { postId, userId: null } }),
  ],
  [
    'read a file',
    personas,
    (c, { api }) => c.call('readFile', { params: { name: api.files.names()[0] ?? '' } }),
  ],
  [
    'read whether they follow an author',
    ['visitor', ...members],
    (c) => c.call('readFollow', { body: { authId: 'user-someone' } }),
  ],
  [
    'unfollow an author',
    verified,
    async (c) => reached(404, await c.call('unfollowAuthor', { params: { followId: 'unknown' } })),
  ],
  [
    'find addresses that are taken',
    verified,
    (c) => c.call('findTakenUrls', { body: { urls: ['free'] } }),
  ],
  [
    'read how a post is sent',
    ownAndAdmin,
    (c, { postId }) => c.call('readPostLetters', { params: { id: postId } }),
  ],
  [
    'read a post as an e-mail',
    ownAndAdmin,
    (c, { postId }) => c.call('readPostEmail', { params: { id: postId } }),
  ],
  [
    'end the sending of a post',
    ownAndAdmin,
    async (c, { postId }) =>
      reached(409, await c.call('stopPostLetters', { params: { id: postId } })),
  ],
  ['like a post', members, (c, { postId }) => c.call('likePost', { params: { postId } })],
  ['unlike a post', members, (c, { postId }) => c.call('unlikePost', { params: { postId } })],
  [
    'comment',
    members,
    (c, { postId }) => c.call('addComment', { body: { blogId: postId, comment: 'x' } }),
  ],
  [
    'get a summary of a post',
    members,
    (c, { postId }) => c.call('summarisePost', { params: { id: postId } }),
  ],
  [
    'follow an author',
    verified,
    (c) => c.call('followAuthor', { body: { authId: 'user-someone' } }),
  ],
  ...moveRows,
  ['create a post', verified, (c) => c.call('createPost', { body: postBody({ url: 'new' }) })],
  [
    'save a draft',
    verified,
    (c) => c.call('createPost', { body: postBody({ url: 'new', isPublished: false }) }),
  ],
  [
    'save a draft for another user',
    onlyAdmin,
    (c) => {
      const draft = { url: 'new', authorId: 'user-someone', isPublished: false };
      return c.call('createPost', { body: postBody(draft) });
    },
  ],
  [
    'create a post for another user',
    onlyAdmin,
    (c) => c.call('createPost', { body: postBody({ url: 'new', authorId: 'user-someone' }) }),
  ],
  [
    'read the history of a post',
    ['visitor', ...members],
    (c, { postId }) => c.call('listRevisions', { params: { id: postId }, query: {} }),
  ],
  [
    'read a version of a post',
    ['visitor', ...members],
    (c, { postId }) => c.call('readRevision', firstVersion(postId)),
  ],
  [
    'compare versions of a post',
    ['visitor', ...members],
    (c, { postId }) => c.call('listChanges', { params: { id: postId }, query: { since: 1 } }),
  ],
  [
    'use a version of the author’s post again',
    ownAndAdmin,
    (c, { postId }) => c.call('restoreRevision', { ...firstVersion(postId), body: {} }),
  ],
  [
    'remove a version of the author’s post',
    ownAndAdmin,
    (c, { postId }) => c.call('removeRevision', firstVersion(postId)),
  ],
  [
    'edit the author’s post',
    ownAndAdmin,
    (c, { postId }) => c.call('updatePost', { params: { id: postId }, body: changedBody() }),
  ],
  [
    'unpublish the author’s post',
    ownAndAdmin,
    (c, { postId }) =>
      c.call('unpublishPost', { params: { id: postId }, body: { reason: 'Spam' } }),
  ],
  [
    'publish the author’s post',
    ownAndAdmin,
    (c, { postId }) => c.call('publishPost', { params: { id: postId }, body: {} }),
  ],
  [
    'change the address of the author’s post',
    ownAndAdmin,
    (c, { postId }) =>
      c.call('changePostUrl', { params: { id: postId }, body: { url: 'another' } }),
  ],
  [
    'plan the author’s draft',
    ownAndAdmin,
    async (c, { postId, api }) => {
      const publishAt = new Date(api.clock.now() + 60_000).toISOString();
      // It is published already.
      return reached(
        409,
        await c.call('publishPost', { params: { id: postId }, body: { publishAt } }),
      );
    },
  ],
  [
    'take back a plan for the author’s post',
    ownAndAdmin,
    async (c, { postId }) =>
      reached(409, await c.call('unschedulePost', { params: { id: postId } })),
  ],
  [
    'make a link to the author’s draft',
    ownAndAdmin,
    async (c, { postId }) =>
      reached(409, await c.call('createPreview', { params: { id: postId } })),
  ],
  [
    'end the link to the author’s draft',
    ownAndAdmin,
    (c, { postId }) => c.call('endPreview', { params: { id: postId } }),
  ],
  [
    'read a draft with its link',
    ['visitor', ...members],
    async (c, { postId, author }) => {
      const draft = { params: { id: postId } };
      await author.client.ok('unpublishPost', { ...draft, body: {} });
      const { url } = await author.client.ok('createPreview', draft);
      return c.call('readPreview', { params: { token: url.split('/').at(-1) ?? '' } });
    },
  ],
  [
    'delete the author’s post',
    ownAndAdmin,
    (c, { postId }) => c.call('deletePost', { params: { id: postId }, body: {} }),
  ],
  [
    'claim files for the author’s post',
    ownAndAdmin,
    (c, { postId }) =>
      c.call('claimResources', { params: { id: postId }, body: { resources: '[]' } }),
  ],
  [
    'like a comment',
    members,
    (c, { commentId }) => c.call('likeComment', { params: { commentId } }),
  ],
  [
    'unlike a comment',
    members,
    (c, { commentId }) => c.call('unlikeComment', { params: { commentId } }),
  ],
  [
    'edit the author’s comment',
    ownAndAdmin,
    (c, { commentId }) =>
      c.call('updateComment', { params: { commentId }, body: { comment: 'x' } }),
  ],
  [
    'delete the author’s comment',
    ownAndAdmin,
    (c, { commentId }) => c.call('deleteComment', { params: { commentId } }),
  ],
  ['list users', onlyAdmin, (c) => c.call('listUsers', { query: {} })],
  ...moderationRows,
  ...communityRows,
  [
    'delete the author’s account',
    ownAndAdmin,
    (c) => c.call('deleteAccount', { params: { id: 'user-author' }, body: {} }),
  ],
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
  const names = [...(await allowedByCall()).keys()];
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

import { array, assert, asyncProperty, constantFrom, nat, record } from 'fast-check';
import { expect, test } from 'vitest';
import type { Client } from './testing/createClient';
import { changedBody, contentOf } from './testing/createScenario';
import { currentEnvironment } from './testing/currentEnvironment';
import { createPendingModel, type Known, type PendingModel } from './testing/pendingModel';
import { withPendingPost } from './testing/withPendingPost';

const firstTitle = 'A walk in the hills';

type Changes = Parameters<typeof changedBody>[0];
type Scene = Awaited<ReturnType<typeof createScene>>;
type Device = Known & { client: Client };
type Acting = { scene: Scene; device: Device; title: string };

/** A post that the author edits on two devices, with what the rules say about it. */
async function createScene() {
  const scene = await withPendingPost();
  const { api, author, params } = scene;
  const nothing = { revision: 1, pendingRevision: 0 };
  const devices: readonly [Device, Device] = [
    { client: author.client, ...nothing },
    { client: await api.signIn('author'), ...nothing },
  ];
  async function put(client: Client, title: string, changes: Changes = {}) {
    const words = title === firstTitle ? {} : { content: contentOf(title) };
    return client.call('updatePost', {
      params,
      body: changedBody({ title, ...words, ...changes }),
    });
  }
  return { ...scene, devices, put, model: createPendingModel(firstTitle) };
}

const numbersOf = ({ revision, pendingRevision }: Device) => ({ revision, pendingRevision });

/** The calls, and what the rules say about them. */
const acts = {
  save: [
    ({ scene, device, title }) =>
      scene.put(device.client, title, { isPending: true, ...numbersOf(device) }),
    ({ device, title }, model) => model.save(device, title),
  ],
  update: [
    ({ scene, device, title }) => scene.put(device.client, title, numbersOf(device)),
    ({ device, title }, model) => model.update(device, title),
  ],
  'update from an old tab': [
    ({ scene, title }) => scene.put(scene.admin.client, title),
    ({ title }, model) => model.updateUnknowing(title),
  ],
  discard: [
    ({ scene, device }) => device.client.call('discardPending', { params: scene.params }),
    (_, model) => model.discard(),
  ],
  unpublish: [
    ({ scene, device }) => device.client.call('unpublishPost', { params: scene.params, body: {} }),
    (_, model) => model.unpublish(),
  ],
  publish: [
    ({ scene, device }) => device.client.call('publishPost', { params: scene.params, body: {} }),
    (_, model) => model.publish(),
  ],
  restore: [
    ({ scene, device }) => {
      const params = { ...scene.params, number: '1' };
      return device.client.call('restoreRevision', { params, body: {} });
    },
    (_, model) => model.restore(),
  ],
} satisfies Record<
  string,
  readonly [
    call: (acting: Acting) => Promise<Response>,
    rule: (acting: Acting, model: PendingModel) => number,
  ]
>;

const kinds = [
  ...(['save', 'save', 'save', 'save', 'update', 'update', 'update from an old tab'] as const),
  ...(['discard', 'unpublish', 'publish', 'restore'] as const),
];

/** With `isAgain` the words are those that are stored. With `looks` the device reads the post before. */
const step = record({
  kind: constantFrom(...kinds),
  on: nat(1),
  isAgain: nat(3).map((number) => number === 0),
  looks: nat(3).map((number) => number === 0),
});

const steps = array(step, { minLength: 5, maxLength: 20 });

type Step = { kind: (typeof kinds)[number]; on: number; isAgain: boolean; looks: boolean };

/** As a device does that asks its writer after a refusal. */
async function learn({ read }: Scene, device: Device) {
  const { revision = 0, pending } = await read(device.client);
  device.revision = revision;
  device.pendingRevision = pending?.revision ?? 0;
}

async function run(scene: Scene, { kind, on, isAgain, looks }: Step, at: number) {
  const { model, visitor, postUrl, read } = scene;
  const device = scene.devices[on === 0 ? 0 : 1];
  if (looks) await learn(scene, device);
  const { title: present, pending } = model.shown();
  const title = isAgain ? (pending?.title ?? present) : `Words ${at}`;
  const acting = { scene, device, title };
  const [call, rule] = acts[kind];
  const { status } = await call(acting);
  expect([kind, status]).toEqual([kind, rule(acting, model)]);
  if (status === 200 && kind !== 'update from an old tab') await learn(scene, device);
  expect(await read()).toMatchObject(model.shown());
  const seen = await visitor.call('readPost', { params: { url: postUrl }, body: {} });
  expect(seen.status).toBe(model.shown().isPublished ? 200 : 404);
  expect(await seen.text()).not.toContain('pending');
}

/** The words of the post, of its unpublished changes and of its versions. */
async function readWords({ author, params, read }: Scene) {
  const { title, pending } = await read();
  const { revisions } = await author.client.ok('listRevisions', { params, query: {} });
  const changes = pending ? [pending.title] : [];
  return new Set([title, ...changes, ...revisions.map((version) => version.title)]);
}

test('in any order of calls on two devices, only who knows words replaces or discards them', async () => {
  const numRuns = Math.ceil(40 * currentEnvironment().share);
  await assert(
    asyncProperty(steps, async (history) => {
      const scene = await createScene();
      for (const [at, one] of history.entries()) {
        scene.api.clock.advance(1000);
        await run(scene, one, at);
      }
      expect(scene.model.lostOf(await readWords(scene))).toEqual([]);
    }),
    { seed: 20_260_302, numRuns },
  );
});

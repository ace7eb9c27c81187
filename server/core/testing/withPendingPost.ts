import type { Client } from './createClient';
import { changedBody, createScenario } from './createScenario';
import { parsePending } from './parsePending';

type Changes = Parameters<typeof changedBody>[0];
type ScenarioOptions = Parameters<typeof createScenario>[0];

/** A published post of an author who can save unpublished changes of it. */
export async function withPendingPost(options?: ScenarioOptions) {
  const scenario = await createScenario(options);
  const { author, postId, postUrl } = scenario;
  const params = { id: postId };
  const pendingForm = (changes: Changes) => ({
    params,
    body: changedBody({ isPending: true, pendingRevision: 0, ...changes }),
  });
  const read = async (client: Client = author.client) =>
    parsePending((await client.ok('readPost', { params: { url: postUrl }, body: {} })).postDetails);
  return {
    ...scenario,
    params,
    read,
    readPending: async () => (await read()).pending,
    save: async (changes: Changes = {}, client: Client = author.client) =>
      parsePending((await client.ok('updatePost', pendingForm(changes))).blog),
    refuseSave: async (changes: Changes = {}, client: Client = author.client) =>
      client.refused('updatePost', pendingForm(changes)),
    update: async (changes: Changes = {}, client: Client = author.client) =>
      parsePending((await client.ok('updatePost', { params, body: changedBody(changes) })).blog),
    refuseUpdate: async (changes: Changes = {}, client: Client = author.client) =>
      client.refused('updatePost', { params, body: changedBody(changes) }),
  };
}

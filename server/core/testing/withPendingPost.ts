import { type PendingChanges, pendingOf } from '@contract/pendingChanges';
import type { Client } from './createClient';
import { changedBody, createScenario } from './createScenario';

type Changes = Parameters<typeof changedBody>[0];
type ScenarioOptions = Parameters<typeof createScenario>[0];

type Parsed<Answered> = Omit<Answered, 'pending'> & { pending?: PendingChanges | null };

/** An answered post with its unpublished changes; they stay absent for those who don't see them. */
function parsePending<Answered extends { pending?: unknown }>(post: Answered) {
  const { pending, ...others } = post;
  const parsed: Parsed<Answered> = others;
  if (pending !== undefined) parsed.pending = pendingOf(post);
  return parsed;
}

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

import type { EndpointName } from '@contract/endpoints';
import { type RateName, rates } from '@contract/rates';
import { rateMessages } from '@contract/texts/apiMessages';
import type { RequestContext } from '../context';
import { tooMany } from '../failure';
import type { Limit, Ports } from '../ports';

type Use = { key: string; limit: Limit; amount?: number; message?: string };

/** Counts one use; throws 429 at the limit. */
export async function requireUse({ limits }: Pick<Ports, 'limits'>, use: Use) {
  const { allowed, wait } = await limits.take(use.key, use.limit, use.amount);
  if (!allowed) throw tooMany(wait, use.message);
}

type Acting = Pick<RequestContext, 'ports' | 'client' | 'viewer'>;
type RateLimit = { within: number; perAccount?: number; perClient: number };

/** Counts a use for the client and, if there is a session, for the account; throws 429. */
export async function requireRate({ ports, client, viewer }: Acting, name: RateName, amount = 1) {
  const { within, perAccount, perClient }: RateLimit = rates[name];
  const message = rateMessages[name];
  const limit = { most: perClient, within };
  await requireUse(ports, { key: `${name} client ${client}`, limit, amount, message });
  if (!viewer || perAccount === undefined) return;
  const own = { most: perAccount, within };
  await requireUse(ports, { key: `${name} account ${viewer.id}`, limit: own, amount, message });
}

const rateOfCall: { readonly [Name in EndpointName]?: RateName } = {
  register: 'registrations',
  login: 'signIns',
  googleAuth: 'signIns',
  confirmGoogleAuth: 'signIns',
  createPost: 'posts',
  updatePost: 'postChanges',
  publishPost: 'postChanges',
  unpublishPost: 'postChanges',
  deletePost: 'postChanges',
  addComment: 'comments',
  updateComment: 'commentChanges',
  deleteComment: 'commentChanges',
  likePost: 'likes',
  unlikePost: 'likes',
  followAuthor: 'follows',
  unfollowAuthor: 'follows',
};

/** Counts a call, before its body is read. */
export async function countCall(name: EndpointName, context: Acting) {
  const rate = rateOfCall[name];
  if (rate) await requireRate(context, rate);
}

/** Counts the files of a body and their bytes. */
export async function countUploads(body: unknown, context: Acting) {
  for (const value of Object.values(body ?? {})) {
    if (value instanceof Blob && value.size > 0) {
      await requireRate(context, 'uploads');
      await requireRate(context, 'uploadedBytes', value.size);
    }
  }
}

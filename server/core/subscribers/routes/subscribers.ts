import { apiLimits } from '@contract/apiLimits';
import { limits } from '@contract/limits';
import { can } from '@contract/permissions';
import { subscribeRules } from '@contract/subscribeRules';
import {
  followMessages,
  postLetterMessages,
  subscriberMessages,
} from '@contract/texts/apiMessages';
import { lettersAboutTexts } from '@contract/texts/lettersAboutTexts';
import type { SubscriberCardRow, UserRow } from '@server/data/rows/rows';
import type { Handlers } from '../../context';
import { requireSubscriptionEmail } from '../../emails/emailLimits';
import { resumeDigests, stopDigests } from '../../emails/stopDigests';
import { newAccount, newPostDelay } from '../../emails/storeCommunityEmails';
import { previewPostEmail } from '../../emails/subscriberEmails';
import { confirmationLifetime, newSubscription } from '../../emails/subscriptions';
import { conflict, notFound } from '../../failure';
import { checkRules } from '../../http/checkRules';
import { requirePermission } from '../../policy/requirePermission';
import { postToChange, readablePostById } from '../../posts/findPost';
import { serializePerson } from '../../serializers/serializeCards';
import { serializeSubscriber, subscribersAsCsv } from '../../serializers/serializeSubscriber';
import { toIsoTime } from '../../serializers/serializeUser';
import { linkNotFound } from '../../tokens/emailTokens';

/** All rows of a list, a page at a time: `read` returns those after a row, none at the end. */
async function* readAfter<Row>(read: (after: Row | null) => Promise<readonly Row[]>) {
  for (let after: Row | null = null; ; ) {
    const rows: readonly Row[] = await read(after);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    after = last;
  }
}

/** Subscribers that an export reads in one turn. */
const exportedAtOnce = 500;

/** Administrators see all subscribers, authors their own. */
const shownTo = ({ id, role }: UserRow) => (role === 'admin' ? undefined : id);

/** People without an account who get new posts by e-mail. */
export const subscriberHandlers = {
  async subscribe(call) {
    const { ports, body } = call;
    checkRules(subscribeRules, body);
    const { authorId } = body;
    const author = authorId === null ? null : await ports.data.users.byId(authorId);
    if (authorId !== null && author?.isBlocked !== false) {
      throw notFound(followMessages.authorNotFound);
    }
    const email = body.email.trim();
    await requireSubscriptionEmail(call, email);
    const { subscriber, letter } = await newSubscription(ports, { email, authorId });
    await ports.data.subscribers.put(subscriber, letter);
    ports.wakeEmails();
    return { message: subscriberMessages.asked };
  },

  async confirmSubscription({ ports: { data, secrets, clock }, params }) {
    const now = clock.now();
    const hash = await secrets.hash(params.token);
    const times = { now, askedAfter: now - confirmationLifetime };
    const stored = await data.subscribers.confirm(hash, times);
    if (!stored)
      return { message: subscriberMessages.notConfirmed, isConfirmed: false, author: null };
    const author = stored.authorId === null ? null : await data.users.byId(stored.authorId);
    return {
      message: subscriberMessages.confirmed,
      isConfirmed: true,
      author: author?.isBlocked === false ? serializePerson(author) : null,
    };
  },

  async stopLetters({ ports, params }) {
    const digests = await stopDigests(ports, params.token);
    if (digests) return digests;
    const { data, secrets } = ports;
    await data.subscribers.stop(await secrets.hash(params.token));
    return { message: subscriberMessages.stopped, resume: null };
  },

  async resumeLetters({ ports, params }) {
    if (!(await resumeDigests(ports, params.token))) throw linkNotFound();
    return { message: lettersAboutTexts.resumed };
  },

  async listSubscribers({ ports, viewer, query: { skip } }) {
    requirePermission(can(viewer, 'list subscribers'));
    const page = { skip, take: limits.pageSize, authorId: shownTo(viewer) };
    const { rows, areMore } = await ports.data.subscribers.list(page);
    const message = subscriberMessages.fetched;
    return { message, subscribers: rows.map(serializeSubscriber), areMore };
  },

  async exportSubscribers({ ports, viewer }) {
    requirePermission(can(viewer, 'list subscribers'));
    const of = { authorId: shownTo(viewer), take: exportedAtOnce };
    const pages = readAfter(async (after: SubscriberCardRow | null) =>
      ports.data.subscribers.listAfter({ ...of, after }),
    );
    return {
      chunks: subscribersAsCsv(pages),
      type: 'text/csv; charset=UTF-8',
      downloadName: 'subscribers.csv',
    };
  },

  /** E-mails to subscribers about a post, while they wait. */
  async readPostLetters(call) {
    const { id: postId } = await postToChange(call, 'publish post', call.params.id);
    const most = apiLimits.countedSubscribers + 1;
    const unsent = await call.ports.data.subscribers.unsentEmails({ postId, most });
    const message = postLetterMessages.fetched;
    if (!unsent || unsent.recipients === 0) return { message, letters: null };
    const { publishedAt, authorCreatedAt, recipients } = unsent;
    const until = Math.max(publishedAt + newPostDelay, authorCreatedAt + newAccount);
    return { message, letters: { recipients, until: toIsoTime(until) } };
  },

  async readPostEmail(call) {
    const post = await readablePostById(call, call.params.id);
    requirePermission(can(call.viewer, 'edit post', post));
    return { message: postLetterMessages.previewed, ...(await previewPostEmail(call.ports, post)) };
  },

  async stopPostLetters(call) {
    const { id: postId } = await postToChange(call, 'publish post', call.params.id);
    const stop = { postId, by: call.viewer.id };
    if (!(await call.ports.data.subscribers.stopPostLetters(stop)))
      throw conflict(postLetterMessages.notWaiting);
    return { message: postLetterMessages.stopped };
  },
} satisfies Partial<Handlers>;

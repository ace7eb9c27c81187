import type { SaveOutcome } from '@server/data/book/bookPort';
import type { ReportData, UndoneDecision } from '@server/data/moderation/reportPort';
import type { Data } from '@server/data/port';
import type { Change } from './changes';
import { type Wrappers, wrapMethods } from './wrapMethods';

type OnChange = (change: Change) => void;

/**
 * Calls the method with its arguments, then `onChange` if it has changed something. The types are
 * those of the method (`NoInfer`), because `changed` names only the arguments that it reads.
 */
const after =
  <Given extends readonly unknown[], Answer>(
    changed: (answer: Answer, given: NoInfer<Given>) => Change | false | null,
  ) =>
  (method: (...given: Given) => Promise<Answer>, onChange: OnChange) =>
  async (...given: Given) => {
    const answer = await method(...given);
    const change = changed(answer, given);
    if (change) onChange(change);
    return answer;
  };

const notified: Change = { kind: 'told' };
const book: Change = { kind: 'book' };
/** Pages of many posts can show the comments of an account, and each page shows the settings of the site. */
const everything: Change = { kind: 'everything' };
const post = (postId: string): Change => ({ kind: 'post', postId });
const reactions = (postId: string): Change => ({ kind: 'reactions', postId });
const followers = (authorId: string): Change => ({ kind: 'followers', authorId });
const author = (authorId: string): Change => ({ kind: 'author', authorId });

/** No cached page shows a draft. A post is not published or unpublished by these calls. */
const savedPost = ({ id, isPublished }: { id: string; isPublished: boolean }) =>
  isPublished ? post(id) : notified;

/** Passages without a collection change no page, but their author can be notified. */
function savedPassages(outcomes: readonly SaveOutcome[]) {
  const saved = outcomes.flatMap((one) =>
    typeof one === 'object' && one.outcome === 'kept' ? [one.row] : [],
  );
  if (saved.some(({ headingId }) => headingId !== null)) return book;
  return saved.length > 0 && notified;
}

type Decide = ReportData['decide'];

function decidedReport(
  outcome: Awaited<ReturnType<Decide>>,
  [, { action, others = [] }]: Parameters<Decide>,
) {
  if (typeof outcome === 'string') return null;
  return changedBy({ ...outcome, action, others: others.length });
}

/** The change that a decision about a report makes, or its undoing. */
function changedBy({ kind, postId, action, others = 0 }: UndoneDecision) {
  if (action === 'block' || (action !== null && others > 0)) return everything;
  if (action === null) return notified;
  if (kind === 'heading') return book;
  if (postId === null) return notified;
  return kind === 'post' ? post(postId) : reactions(postId);
}

/** What the methods change of pages and notifications, by their answers and arguments. */
export const changesOf = {
  posts: {
    insert: after((inserted) => typeof inserted !== 'string' && savedPost(inserted)),
    update: after((changed) => changed && changed !== 'stale' && savedPost(changed.after)),
    remove: after((orphans, [id]) => orphans && post(id)),
  },
  publication: {
    publish: after((outcome, [id]) => outcome === 'published' && post(id)),
    unpublish: after((isDone, [id]) => isDone && post(id)),
    carryOut: after((outcome, [{ id }]) => outcome === 'published' && post(id)),
  },
  postUrls: {
    change: after((changed, [{ id }]) => changed && typeof changed !== 'string' && post(id)),
  },
  revisions: {
    clear: after((outcome, [{ postId }]) => outcome === 'cleared' && post(postId)),
  },
  users: {
    update: after((changed, [id]) => changed && typeof changed !== 'string' && author(id)),
    setBlocked: after((isDone) => isDone && everything),
    remove: after((orphans) => orphans && everything),
  },
  // Streams of notifications end with the sessions. The others that end sessions are found at the next heartbeat.
  credentials: {
    setPassword: after((isDone) => isDone && notified),
    changeEmail: after(
      (changed, [{ userId }]) => changed && typeof changed !== 'string' && author(userId),
    ),
  },
  sessions: {
    remove: after(() => notified),
    endOthers: after((ended) => ended !== null && ended > 0 && notified),
  },
  book: {
    save: after((outcomes) => typeof outcomes !== 'string' && savedPassages(outcomes)),
    change: after((changed) => changed && typeof changed !== 'string' && book),
    remove: after((isDone) => isDone && book),
    changeHeading: after((changed) => changed && typeof changed !== 'string' && book),
    removeHeading: after((isDone) => isDone && book),
    detach: after((keeper) => keeper !== null && book),
  },
  dailyReviews: {
    act: after((acted) => acted !== null && typeof acted !== 'string' && notified),
    settle: after((isWithdrawn) => isWithdrawn && notified),
    notify: after((notifiedMembers) => notifiedMembers > 0 && notified),
  },
  comments: {
    insert: after((inserted, [{ postId }]) => typeof inserted !== 'string' && reactions(postId)),
    update: after((postId) => postId !== null && reactions(postId)),
    remove: after((postId) => postId !== null && reactions(postId)),
    release: after((released) => released > 0 && everything),
  },
  commentLikes: {
    add: after((state) => state && reactions(state.postId)),
    remove: after((state) => state && reactions(state.postId)),
  },
  moderation: {
    decide: after((postId) => postId !== null && reactions(postId)),
    decideAll: after((decided) => decided !== null && decided > 0 && everything),
    withhold: after((isDone, [{ id }]) => isDone && post(id)),
    allow: after((isDone) => isDone && notified),
    closeComments: after((isDone, [{ postId }]) => isDone && post(postId)),
  },
  restrictions: {
    insert: after((isDone) => isDone && notified),
    remove: after((isDone) => isDone === true && notified),
  },
  reports: {
    insert: after((outcome) => outcome === 'stored' && notified),
    decide: after(decidedReport),
    undo: after((outcome) => typeof outcome !== 'string' && changedBy(outcome)),
  },
  likes: {
    add: after((state, [{ postId }]) => state && reactions(postId)),
    remove: after((state, [{ postId }]) => state && reactions(postId)),
  },
  follows: {
    insert: after((stored, [{ authorId }]) => typeof stored !== 'string' && followers(authorId)),
    remove: after((authorId) => authorId !== null && followers(authorId)),
  },
  site: {
    update: after((outcome) => outcome === 'changed' && everything),
  },
  sitePages: {
    insert: after((outcome) => outcome === 'stored' && everything),
    update: after((outcome) => outcome === 'changed' && everything),
    remove: after((isDone) => isDone && everything),
  },
  notifications: {
    markSeen: after(() => notified),
    choose: after((isStored) => isStored && notified),
  },
  mutes: {
    put: after((isStored) => isStored && notified),
    remove: after((isDone) => isDone && notified),
  },
  subscribers: {
    storeLetters: after((isStored) => isStored && notified),
  },
} satisfies Wrappers<Data, [OnChange]>;

/** The same data; `onChange` is called after each change of pages or notifications. */
export const watchChanges = (data: Data, onChange: OnChange): Data =>
  wrapMethods(data, changesOf, onChange);

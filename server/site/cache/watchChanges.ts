import type { KeepOutcome } from '@server/data/book/bookPort';
import type { ReportData, UndoneDecision } from '@server/data/moderation/reportPort';
import type { Data } from '@server/data/port';
import type { Change } from './changes';
import { type Wrappers, wrapMethods } from './wrapMethods';

type OnChange = (change: Change) => void;

/**
 * Calls the method with all that it was given, and tells afterwards what it has changed, if anything. The types are
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

const told: Change = { kind: 'told' };
const book: Change = { kind: 'book' };
/** Pages of many posts can show the comments of an account. */
const everything: Change = { kind: 'everything' };
const post = (postId: string): Change => ({ kind: 'post', postId });
const reactions = (postId: string): Change => ({ kind: 'reactions', postId });
const followers = (authorId: string): Change => ({ kind: 'followers', authorId });
const author = (authorId: string): Change => ({ kind: 'author', authorId });

/** No kept page shows a draft. A post is not published or unpublished by these calls. */
const savedPost = ({ id, isPublished }: { id: string; isPublished: boolean }) =>
  isPublished ? post(id) : told;

/** Words without a heading change no page, but their author can be told. */
function keptWords(outcomes: readonly KeepOutcome[]) {
  const kept = outcomes.flatMap((one) =>
    typeof one === 'object' && one.outcome === 'kept' ? [one.row] : [],
  );
  if (kept.some(({ headingId }) => headingId !== null)) return book;
  return kept.length > 0 && told;
}

type Decide = ReportData['decide'];

function decidedReport(outcome: Awaited<ReturnType<Decide>>, [, { action }]: Parameters<Decide>) {
  return typeof outcome === 'string' ? null : changedBy({ ...outcome, action });
}

/** What a decision about a report changes, and what is back after it is undone. */
function changedBy({ kind, postId, action }: UndoneDecision) {
  if (action === null) return told;
  if (action === 'block') return everything;
  if (kind === 'heading') return book;
  if (postId === null) return told;
  return kind === 'post' ? post(postId) : reactions(postId);
}

/** What the methods change of what visitors see or members are told, by what they answer and were given. */
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
    setPassword: after((isDone) => isDone && told),
    changeEmail: after(
      (changed, [{ userId }]) => changed && typeof changed !== 'string' && author(userId),
    ),
  },
  sessions: {
    remove: after(() => told),
  },
  book: {
    keep: after((outcomes) => typeof outcomes !== 'string' && keptWords(outcomes)),
    change: after((changed) => changed && typeof changed !== 'string' && book),
    remove: after((isDone) => isDone && book),
    changeHeading: after((changed) => changed && typeof changed !== 'string' && book),
    removeHeading: after((isDone) => isDone && book),
    detach: after((keeper) => keeper !== null && book),
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
    allow: after((isDone) => isDone && told),
    closeComments: after((isDone, [{ postId }]) => isDone && post(postId)),
  },
  restrictions: {
    insert: after((isDone) => isDone && told),
    remove: after((isDone) => isDone === true && told),
  },
  reports: {
    insert: after((outcome) => outcome === 'stored' && told),
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
  notifications: {
    markSeen: after(() => told),
    choose: after((isStored) => isStored && told),
  },
  mutes: {
    put: after((isStored) => isStored && told),
    remove: after((isDone) => isDone && told),
  },
  subscribers: {
    storeLetters: after((isStored) => isStored && told),
  },
} satisfies Wrappers<Data, [OnChange]>;

/** The same data; `onChange` is called after each change of what visitors see or members are told. */
export const watchChanges = (data: Data, onChange: OnChange): Data =>
  wrapMethods(data, changesOf, onChange);

import * as v from 'valibot';

/** A change of what visitors see. */
const change = v.variant('kind', [
  /** Likes or comments of a post. */
  v.object({ kind: v.literal('reactions'), postId: v.string() }),
  /** The followers of an author. */
  v.object({ kind: v.literal('followers'), authorId: v.string() }),
  /** A post was added, changed, published, unpublished or removed. */
  v.object({ kind: v.literal('post'), postId: v.string() }),
  /** A profile was changed. */
  v.object({ kind: v.literal('author'), authorId: v.string() }),
  /** Public collections, their passages, or who quotes a post. */
  v.object({ kind: v.literal('book') }),
  /** The notifications of members, which no cached page shows. */
  v.object({ kind: v.literal('told') }),
  v.object({ kind: v.literal('everything') }),
]);

export type Change = v.InferOutput<typeof change>;

/** Whether the change can be seen in a list of posts or a search, apart from the numbers of likes. */
export const changesLists = ({ kind }: Change) => kind !== 'reactions' && kind !== 'followers';

/** What a page shows. */
export type Contents = {
  /**
   * The page of one post or author, or a list, a search or public collections, which also change when another post is
   * added or changed. Names are searched, so a search also changes with an author whom it does not show.
   */
  subject:
    | { postId: string; authorId: string }
    | { authorId: string; hasLists: boolean }
    | 'list'
    | 'search'
    | 'book';
  postIds: readonly string[];
  authorIds: readonly string[];
};

/** Returns true if the page no longer shows the current state. */
export function isOutdatedBy(change: Change, { subject, postIds, authorIds }: Contents) {
  if (change.kind === 'told') return false;
  const post = typeof subject === 'object' && 'postId' in subject ? subject : null;
  const author =
    typeof subject === 'object' && 'hasLists' in subject && subject.hasLists ? subject : null;
  // The page of an author lists posts and public collections.
  if (change.kind === 'book') return subject === 'book' || author !== null;
  if (change.kind === 'reactions') {
    // Cards show likes. Other lists are cached for a short time only, so a like does not outdate them.
    const isFound = subject === 'search' && postIds.includes(change.postId);
    return isFound || post?.postId === change.postId;
  }
  if (change.kind === 'followers') return (post ?? author)?.authorId === change.authorId;
  if (change.kind === 'everything' || subject === 'search' || subject === 'book') return true;
  if (change.kind === 'author') return authorIds.includes(change.authorId);
  return subject === 'list' || author !== null || postIds.includes(change.postId);
}

const message = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ pages: v.literal(1), from: v.string(), change }),
);

export type ChangesOptions = {
  /** Sends a message to all processes. */
  publish?: (message: string) => Promise<void>;
  subscribe?: (listener: (message: string) => void) => Promise<() => Promise<void>>;
  report: (failure: unknown) => void;
};

export type Changes = {
  /** Calls the listeners of this process at once, and those of other processes soon. */
  emit: (change: Change) => void;
  listen: (listener: (change: Change) => void) => void;
  close: () => Promise<void>;
};

/** Passes changes on within this process. */
export function createLocalChanges(): Pick<Changes, 'emit' | 'listen'> {
  const listeners: ((change: Change) => void)[] = [];
  return {
    emit(change) {
      for (const listener of listeners) listener(change);
    },
    listen: (listener) => void listeners.push(listener),
  };
}

/** Passes changes on, also from and to other processes. */
export async function createChanges({
  publish,
  subscribe,
  report,
}: ChangesOptions): Promise<Changes> {
  const from = crypto.randomUUID();
  const { emit: callListeners, listen } = createLocalChanges();

  const stop = await subscribe?.((text) => {
    const parsed = v.safeParse(message, text);
    // Another version's message, or the one that says that messages were missed.
    if (!parsed.success) callListeners({ kind: 'everything' });
    else if (parsed.output.from !== from) callListeners(parsed.output.change);
  });

  return {
    emit(change) {
      callListeners(change);
      void publish?.(JSON.stringify({ pages: 1, from, change })).catch(report);
    },
    listen,
    close: async () => stop?.(),
  };
}

/** What a device knows of a post. */
export type Known = { revision: number; pendingRevision: number };

/**
 * What the rules say about a published post and its unpublished changes; each method returns the status of the call. Titles
 * stand for all words.
 */
export function createPendingModel(firstTitle: string) {
  let post = { title: firstTitle, revision: 1, isPublished: true };
  let pending: { title: string; revision: number } | null = null;
  let lastNumber = 0;
  /** The words that were stored, and those that somebody who knew them has replaced or discarded. */
  const stored = new Set<string>([firstTitle]);
  const givenUp = new Set<string>();

  function storePost(title: string) {
    post = { ...post, title, revision: post.revision + (title === post.title ? 0 : 1) };
    stored.add(title);
    givenUp.delete(title);
  }
  function endPending() {
    if (pending) givenUp.add(pending.title);
    pending = null;
  }
  const knowsPending = ({ pendingRevision }: Known) => pendingRevision === (pending?.revision ?? 0);

  return {
    shown: () => ({ ...post, pending }),
    lostOf: (found: ReadonlySet<string>) =>
      [...stored].filter((title) => !found.has(title) && !givenUp.has(title)),
    save(known: Known, title: string) {
      if (!post.isPublished || !knowsPending(known)) return 409;
      if (pending?.title === title) return 200;
      endPending();
      lastNumber += 1;
      pending = { title, revision: lastNumber };
      stored.add(title);
      givenUp.delete(title);
      return 200;
    },
    update(known: Known, title: string) {
      const isStale = known.revision !== post.revision && title !== post.title;
      if (isStale || !knowsPending(known)) return 409;
      endPending();
      storePost(title);
      return 200;
    },
    updateUnknowing(title: string) {
      storePost(title);
      return 200;
    },
    discard() {
      const status = pending ? 200 : 404;
      endPending();
      return status;
    },
    unpublish() {
      if (pending) storePost(pending.title);
      pending = null;
      post.isPublished = false;
      return 200;
    },
    publish() {
      post.isPublished = true;
      return 200;
    },
    restore() {
      storePost(firstTitle);
      return 200;
    },
  };
}

export type PendingModel = ReturnType<typeof createPendingModel>;

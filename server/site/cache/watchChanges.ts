import type { CommentLikeRow } from '@server/data/communityRows';
import type { Data } from '@server/data/port';
import type { Change } from './changes';

type OnChange = (change: Change) => void;

function watchPosts(posts: Data['posts'], onChange: OnChange): Data['posts'] {
  /** No kept page shows a draft. A post is not published or unpublished by these calls. */
  const tell = ({ id, isPublished }: { id: string; isPublished: boolean }) =>
    onChange(isPublished ? { kind: 'post', postId: id } : { kind: 'told' });
  return {
    ...posts,
    async insert(...given) {
      const inserted = await posts.insert(...given);
      if (typeof inserted !== 'string') tell(inserted);
      return inserted;
    },
    async update(id, patch, by) {
      const changed = await posts.update(id, patch, by);
      if (changed && changed !== 'stale') tell(changed.after);
      return changed;
    },
    async remove(id, by) {
      const orphans = await posts.remove(id, by);
      if (orphans) onChange({ kind: 'post', postId: id });
      return orphans;
    },
  };
}

function watchPublication(
  publication: Data['publication'],
  onChange: OnChange,
): Data['publication'] {
  function tell<Done>(postId: string, isDone: Done) {
    if (isDone) onChange({ kind: 'post', postId });
    return isDone;
  }
  return {
    ...publication,
    publish: async (id, act) => tell(id, await publication.publish(id, act)),
    unpublish: async (id, by) => tell(id, await publication.unpublish(id, by)),
    carryOut: async (plan, given) => tell(plan.id, await publication.carryOut(plan, given)),
  };
}

function watchRevisions(revisions: Data['revisions'], onChange: OnChange): Data['revisions'] {
  return {
    ...revisions,
    async clear(query) {
      const result = await revisions.clear(query);
      if (result === 'cleared') onChange({ kind: 'post', postId: query.postId });
      return result;
    },
  };
}

function watchUsers(users: Data['users'], onChange: OnChange): Data['users'] {
  return {
    ...users,
    async update(id, patch) {
      const changed = await users.update(id, patch);
      if (changed && typeof changed !== 'string') onChange({ kind: 'author', authorId: id });
      return changed;
    },
    async setBlocked(...given) {
      const isDone = await users.setBlocked(...given);
      // Pages of other authors' posts show the account's comments, or show them again.
      if (isDone) onChange({ kind: 'everything' });
      return isDone;
    },
    async remove(id) {
      const orphans = await users.remove(id);
      // With the account go its likes, comments and follows.
      if (orphans) onChange({ kind: 'everything' });
      return orphans;
    },
  };
}

function watchComments(comments: Data['comments'], onChange: OnChange): Data['comments'] {
  async function tell(id: string, change: () => Promise<boolean>) {
    const comment = await comments.byId(id);
    const isDone = await change();
    if (isDone && comment) onChange({ kind: 'reactions', postId: comment.postId });
    return isDone;
  }
  return {
    ...comments,
    async insert(comment, clientId, rule) {
      const inserted = await comments.insert(comment, clientId, rule);
      if (typeof inserted !== 'string') onChange({ kind: 'reactions', postId: comment.postId });
      return inserted;
    },
    update: (id, patch, by) => tell(id, () => comments.update(id, patch, by)),
    remove: (id, by) => tell(id, () => comments.remove(id, by)),
    async release(authorId, rule) {
      const released = await comments.release(authorId, rule);
      // Pages of many posts can show the account's comments.
      if (released > 0) onChange({ kind: 'everything' });
      return released;
    },
  };
}

function watchModeration({ comments, moderation }: Data, onChange: OnChange): Data['moderation'] {
  return {
    ...moderation,
    async decide(id, decision, entry) {
      const comment = await comments.byId(id);
      const isDone = await moderation.decide(id, decision, entry);
      if (isDone && comment) onChange({ kind: 'reactions', postId: comment.postId });
      return isDone;
    },
    async withhold(post, entry) {
      const isDone = await moderation.withhold(post, entry);
      if (isDone) onChange({ kind: 'post', postId: post.id });
      return isDone;
    },
    async closeComments(change, entry) {
      const isDone = await moderation.closeComments(change, entry);
      if (isDone) onChange({ kind: 'post', postId: change.postId });
      return isDone;
    },
    async decideAll(authorId, decision, entry) {
      const decided = await moderation.decideAll(authorId, decision, entry);
      // Pages of many posts can show the account's comments.
      if (decided) onChange({ kind: 'everything' });
      return decided;
    },
  };
}

function watchReports({ comments, reports }: Data, onChange: OnChange): Data['reports'] {
  return {
    ...reports,
    async insert(report, subject) {
      const outcome = await reports.insert(report, subject);
      if (outcome === 'stored') onChange({ kind: 'told' });
      return outcome;
    },
    async decide(id, decision, entry) {
      const found = decision.action ? await reports.byId(id) : null;
      const comment = found?.commentId ? await comments.byId(found.commentId) : null;
      const outcome = await reports.decide(id, decision, entry);
      if (outcome !== 'decided') return outcome;
      // Pages of other authors' posts show the comments of a blocked account.
      if (decision.action === 'block') onChange({ kind: 'everything' });
      else if (found?.headingId) onChange({ kind: 'book' });
      else if (found?.postId) onChange({ kind: 'post', postId: found.postId });
      else onChange(comment ? { kind: 'reactions', postId: comment.postId } : { kind: 'told' });
      return outcome;
    },
  };
}

function watchCommentLikes({ comments, commentLikes }: Data, onChange: OnChange) {
  async function tell<State>(commentId: string, state: State) {
    const comment = state ? await comments.byId(commentId) : null;
    if (comment) onChange({ kind: 'reactions', postId: comment.postId });
    return state;
  }
  return {
    add: async (like: CommentLikeRow) => tell(like.commentId, await commentLikes.add(like)),
    remove: async (like: Omit<CommentLikeRow, 'createdAt'>) =>
      tell(like.commentId, await commentLikes.remove(like)),
  };
}

function watchBook(book: Data['book'], onChange: OnChange): Data['book'] {
  async function tell<Done>(done: Promise<Done>) {
    const result = await done;
    if (result && typeof result !== 'string') onChange({ kind: 'book' });
    return result;
  }
  return {
    ...book,
    async keep(rows, most) {
      const outcomes = await book.keep(rows, most);
      if (typeof outcomes === 'string') return outcomes;
      const kept = outcomes.flatMap((one) =>
        typeof one === 'object' && one.outcome === 'kept' ? [one.row] : [],
      );
      // Words without a heading change no page, but their author can be told.
      if (kept.some(({ headingId }) => headingId !== null)) onChange({ kind: 'book' });
      else if (kept.length > 0) onChange({ kind: 'told' });
      return outcomes;
    },
    change: async (given) => tell(book.change(given)),
    remove: async (given) => tell(book.remove(given)),
    changeHeading: async (given) => tell(book.changeHeading(given)),
    removeHeading: async (...given) => tell(book.removeHeading(...given)),
    async detach(given) {
      const keeper = await book.detach(given);
      if (keeper !== null) onChange({ kind: 'book' });
      return keeper;
    },
  };
}

function watchLikes(likes: Data['likes'], onChange: OnChange): Data['likes'] {
  return {
    ...likes,
    async add(like) {
      const state = await likes.add(like);
      if (state) onChange({ kind: 'reactions', postId: like.postId });
      return state;
    },
    async remove(like) {
      const state = await likes.remove(like);
      if (state) onChange({ kind: 'reactions', postId: like.postId });
      return state;
    },
  };
}

function watchFollows(follows: Data['follows'], onChange: OnChange): Data['follows'] {
  return {
    ...follows,
    async insert(follow) {
      const inserted = await follows.insert(follow);
      if (typeof inserted !== 'string') onChange({ kind: 'followers', authorId: follow.authorId });
      return inserted;
    },
    async remove(id, followerId) {
      const follow = await follows.byId(id);
      const isDone = await follows.remove(id, followerId);
      if (isDone && follow) onChange({ kind: 'followers', authorId: follow.authorId });
      return isDone;
    },
  };
}

function watchAddresses(addresses: Data['addresses'], onChange: OnChange): Data['addresses'] {
  return {
    async change(given) {
      const changed = await addresses.change(given);
      if (changed && changed !== 'url taken') onChange({ kind: 'post', postId: given.id });
      return changed;
    },
  };
}

/** Members are told something else after these calls. */
function watchTold({ notifications, mutes, subscribers }: Data, onChange: OnChange) {
  async function tell<Result>(result: Promise<Result>) {
    const done = await result;
    if (done !== false) onChange({ kind: 'told' });
    return done;
  }
  return {
    notifications: {
      ...notifications,
      markSeen: async (...input) => tell(notifications.markSeen(...input)),
      choose: async (...input) => tell(notifications.choose(...input)),
    },
    mutes: {
      ...mutes,
      put: async (...input) => tell(mutes.put(...input)),
      remove: async (...input) => tell(mutes.remove(...input)),
    },
    subscribers: {
      ...subscribers,
      storeLetters: async (...input) => tell(subscribers.storeLetters(...input)),
    },
  } satisfies Partial<Data>;
}

/** The same data; `onChange` is called after each change of what visitors see or members are told. */
export function watchChanges(data: Data, onChange: OnChange): Data {
  return {
    ...data,
    posts: watchPosts(data.posts, onChange),
    publication: watchPublication(data.publication, onChange),
    addresses: watchAddresses(data.addresses, onChange),
    revisions: watchRevisions(data.revisions, onChange),
    users: watchUsers(data.users, onChange),
    book: watchBook(data.book, onChange),
    comments: watchComments(data.comments, onChange),
    commentLikes: watchCommentLikes(data, onChange),
    moderation: watchModeration(data, onChange),
    reports: watchReports(data, onChange),
    ...watchTold(data, onChange),
    likes: watchLikes(data.likes, onChange),
    follows: watchFollows(data.follows, onChange),
    credentials: {
      ...data.credentials,
      async changeEmail(change) {
        const changed = await data.credentials.changeEmail(change);
        if (changed && typeof changed !== 'string') {
          onChange({ kind: 'author', authorId: change.userId });
        }
        return changed;
      },
    },
  };
}

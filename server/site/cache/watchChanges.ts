import type { Data } from '@server/data/port';
import type { CommentLikeRow } from '@server/data/rows';
import type { Change } from './changes';

type OnChange = (change: Change) => void;

function watchPosts(posts: Data['posts'], onChange: OnChange): Data['posts'] {
  return {
    ...posts,
    async insert(...given) {
      const inserted = await posts.insert(...given);
      if (typeof inserted !== 'string') onChange({ kind: 'post', postId: inserted.id });
      return inserted;
    },
    async update(id, patch, by) {
      const changed = await posts.update(id, patch, by);
      if (changed && changed !== 'stale') onChange({ kind: 'post', postId: id });
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
    async setBlocked(id, isBlocked) {
      const isDone = await users.setBlocked(id, isBlocked);
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
    async decide(id, decision, entry) {
      const found = decision.action ? await reports.byId(id) : null;
      const comment = found?.commentId ? await comments.byId(found.commentId) : null;
      const outcome = await reports.decide(id, decision, entry);
      if (outcome === 'decided' && comment) {
        onChange({ kind: 'reactions', postId: comment.postId });
      }
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

/** The same data; `onChange` is called after each change of what visitors see. */
export function watchChanges(data: Data, onChange: OnChange): Data {
  return {
    ...data,
    posts: watchPosts(data.posts, onChange),
    publication: watchPublication(data.publication, onChange),
    addresses: watchAddresses(data.addresses, onChange),
    revisions: watchRevisions(data.revisions, onChange),
    users: watchUsers(data.users, onChange),
    comments: watchComments(data.comments, onChange),
    commentLikes: watchCommentLikes(data, onChange),
    moderation: watchModeration(data, onChange),
    reports: watchReports(data, onChange),
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

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
    async update(...given) {
      const changed = await posts.update(...given);
      if (changed && changed !== 'stale') tell(changed.after);
      return changed;
    },
    async remove(...given) {
      const orphans = await posts.remove(...given);
      if (orphans) onChange({ kind: 'post', postId: given[0] });
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
    publish: async (...given) => tell(given[0], await publication.publish(...given)),
    unpublish: async (...given) => tell(given[0], await publication.unpublish(...given)),
    carryOut: async (...given) => tell(given[0].id, await publication.carryOut(...given)),
  };
}

function watchRevisions(revisions: Data['revisions'], onChange: OnChange): Data['revisions'] {
  return {
    ...revisions,
    async clear(...given) {
      const result = await revisions.clear(...given);
      if (result === 'cleared') onChange({ kind: 'post', postId: given[0].postId });
      return result;
    },
  };
}

function watchUsers(users: Data['users'], onChange: OnChange): Data['users'] {
  return {
    ...users,
    async update(...given) {
      const changed = await users.update(...given);
      if (changed && typeof changed !== 'string') onChange({ kind: 'author', authorId: given[0] });
      return changed;
    },
    async setBlocked(...given) {
      const isDone = await users.setBlocked(...given);
      // Pages of other authors' posts show the account's comments, or show them again.
      if (isDone) onChange({ kind: 'everything' });
      return isDone;
    },
    async remove(...given) {
      const orphans = await users.remove(...given);
      // With the account go its likes, comments and follows.
      if (orphans) onChange({ kind: 'everything' });
      return orphans;
    },
  };
}

function watchComments(comments: Data['comments'], onChange: OnChange): Data['comments'] {
  function tell(postId: string | null) {
    if (postId !== null) onChange({ kind: 'reactions', postId });
    return postId;
  }
  return {
    ...comments,
    async insert(...given) {
      const inserted = await comments.insert(...given);
      if (typeof inserted !== 'string') onChange({ kind: 'reactions', postId: given[0].postId });
      return inserted;
    },
    update: async (...given) => tell(await comments.update(...given)),
    remove: async (...given) => tell(await comments.remove(...given)),
    async release(...given) {
      const released = await comments.release(...given);
      // Pages of many posts can show the account's comments.
      if (released > 0) onChange({ kind: 'everything' });
      return released;
    },
  };
}

function watchModeration(moderation: Data['moderation'], onChange: OnChange): Data['moderation'] {
  return {
    ...moderation,
    async decide(...given) {
      const postId = await moderation.decide(...given);
      if (postId !== null) onChange({ kind: 'reactions', postId });
      return postId;
    },
    async withhold(...given) {
      const isDone = await moderation.withhold(...given);
      if (isDone) onChange({ kind: 'post', postId: given[0].id });
      return isDone;
    },
    async closeComments(...given) {
      const isDone = await moderation.closeComments(...given);
      if (isDone) onChange({ kind: 'post', postId: given[0].postId });
      return isDone;
    },
    async decideAll(...given) {
      const decided = await moderation.decideAll(...given);
      // Pages of many posts can show the account's comments.
      if (decided) onChange({ kind: 'everything' });
      return decided;
    },
  };
}

function watchReports(reports: Data['reports'], onChange: OnChange): Data['reports'] {
  return {
    ...reports,
    async insert(...given) {
      const outcome = await reports.insert(...given);
      if (outcome === 'stored') onChange({ kind: 'told' });
      return outcome;
    },
    async decide(...given) {
      const [, { action }] = given;
      const outcome = await reports.decide(...given);
      if (typeof outcome === 'string') return outcome;
      const { kind, postId } = outcome;
      // Pages of other authors' posts show the comments of a blocked account.
      if (action === 'block') onChange({ kind: 'everything' });
      else if (action !== null && kind === 'heading') onChange({ kind: 'book' });
      else if (action === null || postId === null) onChange({ kind: 'told' });
      else onChange({ kind: kind === 'post' ? 'post' : 'reactions', postId });
      return outcome;
    },
  };
}

function watchCommentLikes(
  commentLikes: Data['commentLikes'],
  onChange: OnChange,
): Data['commentLikes'] {
  function tell<State extends { postId: string } | null>(state: State) {
    if (state) onChange({ kind: 'reactions', postId: state.postId });
    return state;
  }
  return {
    add: async (...given) => tell(await commentLikes.add(...given)),
    remove: async (...given) => tell(await commentLikes.remove(...given)),
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
    async keep(...given) {
      const outcomes = await book.keep(...given);
      if (typeof outcomes === 'string') return outcomes;
      const kept = outcomes.flatMap((one) =>
        typeof one === 'object' && one.outcome === 'kept' ? [one.row] : [],
      );
      // Words without a heading change no page, but their author can be told.
      if (kept.some(({ headingId }) => headingId !== null)) onChange({ kind: 'book' });
      else if (kept.length > 0) onChange({ kind: 'told' });
      return outcomes;
    },
    change: async (...given) => tell(book.change(...given)),
    remove: async (...given) => tell(book.remove(...given)),
    changeHeading: async (...given) => tell(book.changeHeading(...given)),
    removeHeading: async (...given) => tell(book.removeHeading(...given)),
    async detach(...given) {
      const keeper = await book.detach(...given);
      if (keeper !== null) onChange({ kind: 'book' });
      return keeper;
    },
  };
}

function watchLikes(likes: Data['likes'], onChange: OnChange): Data['likes'] {
  return {
    ...likes,
    async add(...given) {
      const state = await likes.add(...given);
      if (state) onChange({ kind: 'reactions', postId: given[0].postId });
      return state;
    },
    async remove(...given) {
      const state = await likes.remove(...given);
      if (state) onChange({ kind: 'reactions', postId: given[0].postId });
      return state;
    },
  };
}

function watchFollows(follows: Data['follows'], onChange: OnChange): Data['follows'] {
  return {
    ...follows,
    async insert(...given) {
      const inserted = await follows.insert(...given);
      if (typeof inserted !== 'string') {
        onChange({ kind: 'followers', authorId: given[0].authorId });
      }
      return inserted;
    },
    async remove(...given) {
      const authorId = await follows.remove(...given);
      if (authorId !== null) onChange({ kind: 'followers', authorId });
      return authorId;
    },
  };
}

function watchAddresses(addresses: Data['addresses'], onChange: OnChange): Data['addresses'] {
  return {
    async change(...given) {
      const changed = await addresses.change(...given);
      if (changed && typeof changed !== 'string') onChange({ kind: 'post', postId: given[0].id });
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
    commentLikes: watchCommentLikes(data.commentLikes, onChange),
    moderation: watchModeration(data.moderation, onChange),
    reports: watchReports(data.reports, onChange),
    ...watchTold(data, onChange),
    likes: watchLikes(data.likes, onChange),
    follows: watchFollows(data.follows, onChange),
    credentials: {
      ...data.credentials,
      async changeEmail(...given) {
        const changed = await data.credentials.changeEmail(...given);
        if (changed && typeof changed !== 'string') {
          onChange({ kind: 'author', authorId: given[0].userId });
        }
        return changed;
      },
    },
  };
}

import type { Data } from '@server/data/port';

/** Other tasks run before this resolves, as while a database answers. */
function nextTask() {
  return new Promise<void>((resolve) => {
    setImmediate(resolve);
  });
}

/** Numbers from 0 to 3 in an order that the seed decides. */
function createDelays(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 30;
  };
}

function yielding<Group extends object>(group: Group, pause: () => Promise<void>): Group {
  return new Proxy(group, {
    get(target, key, receiver): unknown {
      const method: unknown = Reflect.get(target, key, receiver);
      if (typeof method !== 'function') return method;
      return async (...input: unknown[]): Promise<unknown> => {
        await pause();
        const result: unknown = await Reflect.apply(method, target, input);
        await pause();
        return result;
      };
    },
  });
}

/**
 * The same data, but every method waits a few tasks before and after its transaction, so that
 * parallel requests interleave between reading and writing. The seed decides how.
 */
export function createYieldingData(data: Data, seed = 1): Data {
  const delay = createDelays(seed);
  const pause = async () => {
    for (let left = delay(); left > 0; left -= 1) await nextTask();
  };
  const wrap = <Group extends object>(group: Group) => yielding(group, pause);
  return {
    users: wrap(data.users),
    credentials: wrap(data.credentials),
    sessions: wrap(data.sessions),
    devices: wrap(data.devices),
    tokens: wrap(data.tokens),
    posts: wrap(data.posts),
    matches: wrap(data.matches),
    publication: wrap(data.publication),
    addresses: wrap(data.addresses),
    previews: wrap(data.previews),
    revisions: wrap(data.revisions),
    book: wrap(data.book),
    comments: wrap(data.comments),
    commentLikes: wrap(data.commentLikes),
    clientIds: wrap(data.clientIds),
    likes: wrap(data.likes),
    follows: wrap(data.follows),
    following: wrap(data.following),
    reads: wrap(data.reads),
    mutes: wrap(data.mutes),
    notifications: wrap(data.notifications),
    reports: wrap(data.reports),
    resources: wrap(data.resources),
    storedFiles: wrap(data.storedFiles),
    contact: wrap(data.contact),
    letters: wrap(data.letters),
    moderation: wrap(data.moderation),
    subscribers: wrap(data.subscribers),
    site: wrap(data.site),
    restrictions: wrap(data.restrictions),
  };
}

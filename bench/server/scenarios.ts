import { apiPath } from '@contract/apiPath';
import { limits } from '@contract/limits';
import {
  type Activity,
  benchPassword,
  commentsPerPost,
  misspeltName,
  postId,
  postUrl,
  rareTerm,
  searchTerm,
  searchTerms,
} from './benchCommunity';
import type { Call } from './load';
import { addressOf, type Member, signInMembers, visit } from './members';

export type Scenario = {
  name: string;
  /** Reads have a target. */
  isRead: boolean;
  /** How many clients call at once, if not all. */
  clients?: number;
  /** How many calls a round has, if an account may not make more of them. */
  calls?: number;
  /** How many different calls there are, if all are answered once before the measurement. */
  different?: number;
  prepare(origin: string, clients: number): Promise<(client: number, index: number) => Call>;
};

type Community = { posts: number };

/** Readers of one day read few posts of many. */
const popularPosts = 200;

const read = (name: string, pathOf: (index: number) => string, different?: number): Scenario => ({
  name,
  isRead: true,
  ...(different === undefined ? {} : { different }),
  prepare: async () => (_, index) => ({ path: pathOf(index) }),
});

const search = (name: string, termOf: (index: number) => string, different?: number): Scenario => ({
  ...read(name, () => '', different),
  prepare: async () => (_, index) => ({
    method: 'POST',
    path: `${apiPath}/blogs/tag`,
    json: { tagsearch: termOf(index), skip: 0 },
  }),
});

type Calls = (index: number) => Omit<Call, 'headers'>;

/** A call of signed-in accounts. */
const write = (name: string, callOf: Calls): Scenario => ({
  name,
  isRead: false,
  async prepare(origin, clients) {
    const members: Member[] = await signInMembers(origin, clients);
    return (client, index) => ({ ...callOf(index), headers: members[client]?.headers ?? {} });
  },
});

/** A call of the first account alone. */
const alone = (name: string, callOf: Calls): Scenario => ({
  ...write(name, callOf),
  clients: 1,
  calls: 200,
});

const signIn: Scenario = {
  name: 'sign-in',
  isRead: false,
  async prepare(origin, clients) {
    const visitors = await Promise.all(
      Array.from({ length: clients }, (_, client) => visit(origin, addressOf(client))),
    );
    return (client) => ({
      method: 'POST',
      path: `${apiPath}/user/login`,
      headers: visitors[client]?.headers ?? {},
      json: { username: `member${client}`, password: benchPassword },
    });
  },
};

const like = (idOf: (index: number) => string) =>
  write('like', (index) => ({ path: `${apiPath}/like/${idOf(index)}` }));

/** A new comment on each of some posts. */
const comment = (name: string, idOf: (index: number) => string) =>
  write(name, (index) => ({
    method: 'POST',
    path: `${apiPath}/comments`,
    json: { blogId: idOf(index), comment: 'A comment with a few words.' },
  }));

/** What members read and do most where there are many of them. */
export function createActivityScenarios(
  { posts }: Community,
  { comments }: Activity,
): readonly Scenario[] {
  const popularPost = postId(posts - 1);
  const commented = (index: number) => postId((index * 7919) % (comments / commentsPerPost));
  return [
    write('notifications', () => ({ path: `${apiPath}/notifications` })),
    write('thread', (index) => ({ path: `${apiPath}/comments/${commented(index)}?threads=1` })),
    like((index) => postId((index * 7919) % posts)),
    write('popular thread', () => ({ path: `${apiPath}/comments/${popularPost}?threads=1` })),
    comment('comment', commented),
    comment('popular comment', () => popularPost),
    alone('feed', () => ({ path: `${apiPath}/blogs/followed` })),
    alone('book', () => ({ path: `${apiPath}/passages` })),
    alone('book search', (index) => ({
      path: `${apiPath}/passages?searchTerm=day%20${(index * 7919) % posts}`,
    })),
    alone('changed', () => ({ path: `${apiPath}/passages?state=changed` })),
  ];
}

export function createScenarios({ posts }: Community): readonly Scenario[] {
  // Neighbours in this order are far apart in time.
  const spread = (index: number) => (index * 7919) % posts;
  return [
    read('home', () => '/'),
    read('hub', () => '/posts'),
    read('post', (index) => `/posts/${postUrl(spread(index % popularPosts))}`, popularPosts),
    read('search', (index) => `/posts?q=${searchTerm(index)}`, searchTerms),
    read('any post', (index) => `/posts/${postUrl(spread(index))}`),
    search('search call', searchTerm, searchTerms),
    // Each with another term, so that no answer is cached.
    search('rare search', (index) => rareTerm(spread(index))),
    // It finds nothing, so that the words that are like its own are looked for.
    search('misspelt name', (index) => misspeltName(spread(index))),
    read('any list', (index) => `${apiPath}/blogs/posts?skip=${spread(index)}`),
    read('last list', () => `${apiPath}/blogs/posts?skip=${posts - limits.pageSize}`),
    signIn,
    like((index) => postId(spread(index))),
    comment('comment', (index) => postId(spread(index))),
  ];
}

import { apiPath } from '@contract/apiPath';
import { limits } from '@contract/limits';
import {
  benchPassword,
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

/** A call of signed-in accounts. */
const write = (name: string, callOf: (index: number) => Omit<Call, 'headers'>): Scenario => ({
  name,
  isRead: false,
  async prepare(origin, clients) {
    const members: Member[] = await signInMembers(origin, clients);
    return (client, index) => ({ ...callOf(index), headers: members[client]?.headers ?? {} });
  },
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
    // Each with another term, so that no answer is kept.
    search('rare search', (index) => rareTerm(spread(index))),
    read('any list', (index) => `${apiPath}/blogs/posts?skip=${spread(index)}`),
    read('last list', () => `${apiPath}/blogs/posts?skip=${posts - limits.pageSize}`),
    signIn,
    write('like', (index) => ({
      path: `${apiPath}/like/${postId(spread(index))}`,
    })),
    write('comment', (index) => ({
      method: 'POST',
      path: `${apiPath}/comments`,
      json: { blogId: postId(spread(index)), comment: 'A comment with a few words.' },
    })),
  ];
}

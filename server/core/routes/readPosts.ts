import { limits } from '@contract/limits';
import { postMessages } from '@contract/texts/apiMessages';
import { postTexts } from '@contract/texts/postTexts';
import type { Data } from '@server/data/port';
import type { Counted, PostCardRow } from '@server/data/rows';
import type { Handlers } from '../context';
import type { Ports } from '../ports';
import { readablePostByUrl } from '../posts/findPost';
import type { SearchMatches } from '../posts/readMatches';
import { searchForPosts } from '../posts/searchForPosts';
import { serializeAuthor, serializePost, serializePostCard } from '../serializers/serializePost';

const onHome = { trending: 9, byPopularAuthors: 6 };

type Found = Counted<PostCardRow>;
type Keywords = Awaited<ReturnType<Data['posts']['keywords']>>;

function toPostList({ rows, areMore, count }: Found, keywords: Keywords) {
  const posts = rows.map(serializePostCard);
  return { message: postTexts.fetched, posts, areMore, count, keywords: [...keywords] };
}

type PostList = { keywords: Keywords; list: ReturnType<typeof toPostList> };

/** The lists of results that the data port keeps and returns again. */
const listOfFound = new WeakMap<Found, PostList>();

async function postList({ data }: Ports, found: Found) {
  const keywords = await data.posts.keywords({ take: limits.listKeywords });
  const known = listOfFound.get(found);
  if (known?.keywords === keywords) return known.list;
  const list = toPostList(found, keywords);
  listOfFound.set(found, { keywords, list });
  return list;
}

type List = PostList['list'];

function addMatches(list: List, { authors, ...matches }: SearchMatches) {
  return { ...list, ...matches, authors: authors.map(serializeAuthor) };
}

/** The answers with the lists that `postList` returns again, so that each is serialised once. */
const answerOf = new WeakMap<List, ReturnType<typeof addMatches>>();

function toSearchAnswer(list: List, matches: SearchMatches) {
  const answer = answerOf.get(list) ?? addMatches(list, matches);
  answerOf.set(list, answer);
  return answer;
}

/** The home page, post lists, search and a single post. */
export const readPostHandlers = {
  async readHome({ ports: { data } }) {
    const [trending, keywords] = await Promise.all([
      data.posts.trending({ take: onHome.trending }),
      data.posts.keywords({ take: limits.homeTags }),
    ]);
    const byAuthors = await data.posts.byPopularAuthors({
      without: trending.map(({ id }) => id),
      take: onHome.byPopularAuthors,
    });
    return {
      message: postTexts.fetched,
      data: {
        trendingPosts: trending.map(serializePostCard),
        authorPosts: byAuthors.map(serializePostCard),
        topKeywords: [...keywords],
      },
    };
  },

  async listPosts({ ports, query: { skip } }) {
    return postList(ports, await ports.data.posts.latest({ skip, take: limits.pageSize }));
  },

  async searchPosts({ ports, body: { tagsearch, skip } }) {
    const page = { skip, take: limits.pageSize };
    const term = tagsearch.trim();
    if (term === '') return postList(ports, await ports.data.posts.latest(page));
    const { found, matches, corrected } = await searchForPosts(ports.data, { ...page, term });
    const answer = toSearchAnswer(await postList(ports, found), matches);
    return corrected === undefined ? answer : { ...answer, corrected };
  },

  async listMorePosts({ ports, query: { authorId, tag } }) {
    const { posts } = ports.data;
    const page = { take: limits.morePosts, mostContentBytes: 0 };
    const [byAuthor, aboutTopic] = await Promise.all([
      posts.feed({ authorId, ...page }),
      tag === '' ? [] : posts.feed({ tag, ...page }),
    ]);
    return {
      message: postTexts.fetched,
      byAuthor: byAuthor.map(serializePostCard),
      aboutTopic: aboutTopic.map(serializePostCard),
    };
  },

  async readPost(call) {
    const { data } = call.ports;
    const post = await readablePostByUrl(call, call.params.url);
    const [state, recent] = await Promise.all([
      data.likes.state(post.id, call.viewer?.id ?? null),
      data.posts.recent({ post, take: limits.recentPosts }),
    ]);
    return {
      message: postMessages.postFetched,
      postDetails: { ...serializePost(post), isLiked: state?.isLiked ?? false },
      recentPosts: recent.map(serializePostCard),
    };
  },
} satisfies Partial<Handlers>;

import { foldText } from '@contract/foldText';
import { limits } from '@contract/limits';
import { can } from '@contract/permissions';
import { postMessages } from '@contract/texts/apiMessages';
import { postTexts } from '@contract/texts/postTexts';
import type { Data } from '@server/data/port';
import type { Counted, FullPostRow, Page, PostCardRow } from '@server/data/rows/rows';
import type { Handlers, RequestContext } from '../../context';
import { finish } from '../../finishedAnswer';
import type { Ports } from '../../ports';
import {
  serializeAuthor,
  serializeEditable,
  serializePost,
  serializePostCard,
} from '../../serializers/serializePost';
import { correctTerm } from '../correctTerm';
import { readablePostByUrl } from '../findPost';
import { readMatches, type SearchMatches } from '../readMatches';

/** Under a post. */
const mostRecent = 8;

/** In each list that a post's page requests later: it shows three that it doesn't show already. */
const mostMore = 15;

type Search = Page & { term: string };

type SearchResult = {
  found: Counted<PostCardRow>;
  matches: SearchMatches;
  corrected?: string;
};

async function withMatches(data: Data, { term, ...page }: Search, found: SearchResult['found']) {
  const isFirstPage = page.skip === 0;
  return { found, matches: await readMatches(data, { rows: found.rows, term, isFirstPage }) };
}

/** The posts that match and what is shown with them. Without a match, those of the corrected term. */
export async function searchForPosts(data: Data, search: Search): Promise<SearchResult> {
  const found = await data.posts.search(search);
  const term = found.count > 0 ? null : await correctTerm(data.matches, search.term);
  const other = term === null ? null : await data.posts.search({ ...search, term });
  if (term === null || !other || other.count === 0) return withMatches(data, search, found);
  return { ...(await withMatches(data, { ...search, term }, other)), corrected: term };
}

const onHome = { trending: 9, byPopularAuthors: 6 };

type Found = Counted<PostCardRow>;

async function postList({ data }: Ports, { rows, areMore, count }: Found) {
  const keywords = await data.posts.keywords({ take: limits.listKeywords });
  const posts = rows.map(serializePostCard);
  return { message: postTexts.fetched, posts, areMore, count, keywords: [...keywords] };
}

/** Reading and finishing a search takes long, so its answer is cached. */
async function searchAnswer(ports: Ports, search: Page & { term: string }) {
  const { found, matches, corrected } = await searchForPosts(ports.data, search);
  const { authors, ...others } = matches;
  const answer = {
    ...(await postList(ports, found)),
    ...others,
    authors: authors.map(serializeAuthor),
    ...(corrected === undefined ? {} : { corrected }),
  };
  return finish(
    'searchPosts',
    answer,
    found.rows.map(({ id }) => id),
  );
}

/** The post, with its unpublished changes if the viewer may edit it. A draft has none. */
async function postFor({ viewer, ports }: RequestContext, post: FullPostRow) {
  if (!can(viewer, 'edit post', post)) return serializePost(post);
  return serializeEditable(post, post.isPublished ? await ports.data.pending.read(post.id) : null);
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
    const query = JSON.stringify(['search', foldText(term), skip]);
    return ports.cache.answers.read(query, async () => searchAnswer(ports, { ...page, term }));
  },

  async listMorePosts({ ports, query: { authorId, tag, postId } }) {
    const { posts, suggestions } = ports.data;
    const take = mostMore;
    const page = { take, mostContentBytes: 0 };
    const [byAuthor, aboutTopic, alike] = await Promise.all([
      posts.feed({ authorId, ...page }),
      tag === '' ? [] : posts.feed({ tag, ...page }),
      postId === undefined ? null : suggestions.alike({ ids: [postId], userId: null, take }),
    ]);
    return {
      message: postTexts.fetched,
      byAuthor: byAuthor.map(serializePostCard),
      aboutTopic: aboutTopic.map(serializePostCard),
      ...(alike === null ? {} : { alike: alike.map(serializePostCard) }),
    };
  },

  async readPost(call) {
    const { data } = call.ports;
    const post = await readablePostByUrl(call, call.params.url);
    const [state, recent, shown] = await Promise.all([
      data.likes.state(post.id, call.viewer?.id ?? null),
      data.posts.recent({ post, take: mostRecent }),
      postFor(call, post),
    ]);
    return {
      message: postMessages.postFetched,
      postDetails: { ...shown, isLiked: state?.isLiked ?? false },
      recentPosts: recent.map(serializePostCard),
    };
  },
} satisfies Partial<Handlers>;

import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { postAuthor, postCard, postDetails, summarySource } from '../entities';
import { limits } from '../limits';
import { listOf } from '../listOf';
import { answer, id, skip, textUpTo } from './shapes';

const cards = listOf(postCard);
const postList = answer({
  posts: cards,
  areMore: v.boolean(),
  keywords: listOf(v.string()),
  /** How many posts match. The page does without it if a server doesn't count. */
  count: v.optional(v.number()),
  /** The term whose posts are listed, if none match the sent one because of a typing mistake. */
  corrected: v.optional(v.string()),
  /** On the first page: authors whose names match, and tags of its posts that do. */
  authors: v.optional(listOf(postAuthor)),
  topics: v.optional(listOf(v.string())),
  /** The passages of those posts of which only the document matches. */
  excerpts: v.optional(listOf(v.object({ postId: id, text: v.string() }))),
});

export const readHome = endpoint({
  method: 'GET',
  path: '/blogs/',
  isOfflineAnswer: true,
  answer: answer({
    data: v.object({
      trendingPosts: cards,
      authorPosts: cards,
      topKeywords: listOf(v.string()),
    }),
  }),
});

export const listPosts = endpoint({
  method: 'GET',
  path: '/blogs/posts',
  isOfflineAnswer: true,
  query: v.object({ skip }),
  answer: postList,
});

export const searchPosts = endpoint({
  method: 'POST',
  path: '/blogs/tag',
  isOfflineAnswer: true,
  changes: false,
  body: v.object({ tagsearch: textUpTo(limits.longest.searchTerm), skip }),
  answer: postList,
});

export const readPost = endpoint({
  method: 'POST',
  path: '/blogs/:url',
  isOfflineAnswer: true,
  changes: false,
  body: v.object({ userId: v.optional(v.nullable(id)) }),
  answer: answer({ postDetails, recentPosts: cards }),
});

export const summarisePost = endpoint({
  method: 'GET',
  path: '/blogs/summarize/:id',
  isOfflineAnswer: true,
  needsSession: 'summary',
  rate: 'summaries',
  answer: answer({
    summary: v.string(),
    title: v.string(),
    /** Empty if a server only has the text. */
    sources: v.optional(listOf(summarySource), []),
  }),
});

import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { post, postCard, postDetails, summarySource } from '../entities';
import { limits } from '../limits';
import { listOf } from '../listOf';
import { answer, clientId, done, file, flag, id, skip, text, textUpTo } from './shapes';

const cards = listOf(postCard);
const postList = answer({
  posts: cards,
  areMore: v.boolean(),
  keywords: listOf(v.string()),
  /** How many posts match. The page does without it if a server doesn't count. */
  count: v.optional(v.number()),
});

const postFields = {
  title: text,
  content: textUpTo(2 * limits.documentBytes),
  tags: text,
  seoKeywords: text,
  metaDescription: text,
  url: text,
  postImage: file,
  authorId: v.optional(id),
};

/** `false` saves a draft. */
const isPublished = v.optional(flag, true);

export const readHome = endpoint({
  method: 'GET',
  path: '/blogs/',
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
  query: v.object({ skip }),
  answer: postList,
});

export const searchPosts = endpoint({
  method: 'POST',
  path: '/blogs/tag',
  changes: false,
  body: v.object({ tagsearch: textUpTo(limits.longest.searchTerm), skip }),
  answer: postList,
});

export const createPost = endpoint({
  method: 'POST',
  path: '/blogs/create',
  needsSession: true,
  creates: true,
  rate: 'posts',
  multipart: true,
  body: v.object({ ...postFields, isPublished, clientId }),
  answer: answer({ newBlog: post }),
});

export const readPost = endpoint({
  method: 'POST',
  path: '/blogs/:url',
  changes: false,
  body: v.object({ userId: v.optional(v.nullable(id)) }),
  answer: answer({ postDetails, recentPosts: cards }),
});

export const updatePost = endpoint({
  method: 'PUT',
  path: '/blogs/:id',
  needsSession: true,
  rate: 'postChanges',
  multipart: true,
  body: v.object({ ...postFields, id: v.optional(id) }),
  answer: answer({ blog: post }),
});

export const unpublishPost = endpoint({
  method: 'PATCH',
  path: '/blogs/:id',
  needsSession: true,
  rate: 'postChanges',
  answer: done,
});

export const publishPost = endpoint({
  method: 'PATCH',
  path: '/blogs/publish/:id',
  needsSession: true,
  rate: 'postChanges',
  /** With a time it is published then, otherwise now. */
  body: v.object({ publishAt: v.optional(v.nullable(v.pipe(v.string(), v.isoTimestamp()))) }),
  answer: answer({ blog: v.optional(post) }),
});

/** Takes a planned publication back. */
export const unschedulePost = endpoint({
  method: 'DELETE',
  path: '/blogs/publish/:id',
  needsSession: true,
  rate: 'postChanges',
  answer: done,
});

export const deletePost = endpoint({
  method: 'DELETE',
  path: '/blogs/:id',
  needsSession: 'delete',
  rate: 'postChanges',
  body: v.object({ id: v.optional(id), authorId: v.optional(id) }),
  answer: done,
});

export const summarisePost = endpoint({
  method: 'GET',
  path: '/blogs/summarize/:id',
  needsSession: 'summary',
  rate: 'summaries',
  answer: answer({
    summary: v.string(),
    title: v.string(),
    /** Empty if a server only has the text. */
    sources: v.optional(listOf(summarySource), []),
  }),
});

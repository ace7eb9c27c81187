import { userFields } from '@contract/entities';
import { publicSite } from '@contract/site/publicSite';
import * as v from 'valibot';

/**
 * The messages between the page for moves and the frame that shows the posts on the site. Both have the same origin. The frame
 * gets two ports: one for its page, and one for its API, which reads the posts.
 */

/** A post as the API of the frame stores it. Pictures of the archive have addresses for which the frame asks. */
export const sitePost = v.object({
  title: v.string(),
  url: v.string(),
  content: v.string(),
  tags: v.array(v.string()),
  description: v.string(),
  keywords: v.string(),
  canonicalUrl: v.string(),
  /** Null for now. */
  publishedAt: v.nullable(v.string()),
  /** The address of the picture; '' if it has none. */
  cover: v.string(),
});
export type SitePost = v.InferOutput<typeof sitePost>;

/** Sent by the frame when it has loaded, to its parent. */
export const frameOpened = v.object({ kind: v.literal('rehearsal opened') });
export type FrameOpened = v.InferOutput<typeof frameOpened>;

export const siteAuthor = v.pick(v.object(userFields), ['username', 'firstName', 'lastName']);
export type SiteAuthor = v.InferOutput<typeof siteAuthor>;

/** The answer, with the two ports. */
export const siteStart = v.object({
  kind: v.literal('rehearsal start'),
  site: publicSite,
  author: siteAuthor,
  theme: v.picklist(['light', 'dark']),
});
export type SiteStart = v.InferOutput<typeof siteStart>;

/** The API asks for the posts from this one on. */
export const postsWanted = v.object({ from: v.pipe(v.number(), v.integer(), v.minValue(0)) });

export const postsPart = v.object({ posts: v.array(sitePost), isLast: v.boolean() });
export type PostsPart = v.InferOutput<typeof postsPart>;

/** From the page in the frame: it is shown, it can't be, or it wants a picture. */
export const fromFrame = v.variant('kind', [
  v.object({ kind: v.literal('shown') }),
  v.object({ kind: v.literal('failed') }),
  v.object({ kind: v.literal('picture'), address: v.string() }),
]);
export type FromFrame = v.InferOutput<typeof fromFrame>;

/** To the page in the frame: a post to open, at one of its blocks or at its start, or a picture that it wanted. */
export const toFrame = v.variant('kind', [
  v.object({ kind: v.literal('open'), url: v.string(), blockId: v.nullable(v.string()) }),
  v.object({
    kind: v.literal('picture'),
    address: v.string(),
    blob: v.nullable(v.instance(Blob)),
  }),
]);
export type ToFrame = v.InferOutput<typeof toFrame>;

import * as v from 'valibot';
import { postPicture } from './entities';
import { listOf } from './listOf';

/** The unpublished changes of a published post. */
const pendingChanges = v.object({
  title: v.string(),
  content: v.string(),
  tags: listOf(v.string()),
  seoKeywords: v.string(),
  metaDescription: v.string(),
  canonicalUrl: v.string(),
  /** Without an address if the picture of the post stays. */
  public_image: postPicture,
  /** Their number. No number of a post is used twice; 0 stands for no changes. */
  revision: v.number(),
  /** The version of the post that they were made for. */
  base: v.number(),
  updatedAt: v.string(),
});
export type PendingChanges = v.InferOutput<typeof pendingChanges>;

/** Parses the unpublished changes in an answered post; null if it has none. */
export const pendingOf = ({ pending = null }: { pending?: unknown }) =>
  v.parse(v.nullable(pendingChanges), pending);

import * as v from 'valibot';
import { passageStates } from '../document/passageStates';
import { person } from '../entities';

/** What happened to the words of a passage since it was saved. */
export const passageState = v.picklist(passageStates);

/** Where the words of a passage from elsewhere stand. */
const passageSource = v.object({ url: v.string(), title: v.string(), author: v.string() });
export type PassageSource = v.InferOutput<typeof passageSource>;

const quotedPost = v.object({ url: v.string(), title: v.string(), author: person });

/** Words that a member saved; without words, a saved post. */
export const passage = v.object({
  _id: v.string(),
  /** null if they are from elsewhere, or if the member can't read the post. */
  post: v.nullable(
    v.object({ _id: v.string(), ...quotedPost.entries, editedAt: v.optional(v.string()) }),
  ),
  /** The block, or the first one of several. For moved words it is the block in which they are now. */
  blockId: v.string(),
  quote: v.string(),
  /** The text around the words, which tells repeated words apart. */
  before: v.string(),
  after: v.string(),
  note: v.string(),
  /** null if it is in no collection. */
  headingId: v.nullable(v.string()),
  state: passageState,
  source: v.optional(passageSource),
  createdAt: v.string(),
  /** The author of the post does not want to be quoted with these words. */
  isDetached: v.optional(v.boolean()),
  /** In a public collection: whether visitors see it. */
  isShown: v.optional(v.boolean()),
  /** The words that replaced changed ones. */
  newWords: v.optional(v.string()),
  /** The daily review doesn't show it any more. */
  isRetired: v.optional(v.boolean()),
});
export type Passage = v.InferOutput<typeof passage>;

/**
 * Which passages of a book are listed: those with words, saved posts, those with a note, or those whose words are no
 * longer as they were saved.
 */
export const passageKind = v.picklist(['words', 'saved', 'noted', 'changed']);
export type PassageKind = v.InferOutput<typeof passageKind>;

/** How many passages of each kind there are. */
export const passageCounts = v.object({
  all: v.number(),
  words: v.number(),
  saved: v.number(),
  noted: v.number(),
  /** Absent if too many posts would have to be compared. */
  changed: v.optional(v.number()),
  /** Of the whole book: those in no collection. */
  loose: v.number(),
});
export type PassageCounts = v.InferOutput<typeof passageCounts>;

/** `post`: those of one post or source together, the one saved from last first. */
export const passageOrder = v.picklist(['newest', 'post']);

/** What is done with a passage of the day: it comes again, or it doesn't. */
export const reviewAction = v.picklist(['keep', 'retire']);
export type ReviewAction = v.InferOutput<typeof reviewAction>;

/** A passage of the daily review. */
export const reviewedPassage = v.object({
  ...passage.entries,
  /** Something was done with it on this day. */
  isReviewed: v.optional(v.boolean()),
});
export type ReviewedPassage = v.InferOutput<typeof reviewedPassage>;

/** A collection of a member's book. */
export const heading = v.object({
  _id: v.string(),
  title: v.string(),
  /** Unique among the member's collections; it stays when the title changes. */
  slug: v.string(),
  /** What its owner says about it, plain text in one line; '' without. */
  intro: v.optional(v.string(), ''),
  isPublic: v.boolean(),
  /** From 0. */
  position: v.number(),
  /** How many passages are under it. */
  count: v.number(),
  createdAt: v.string(),
});
export type Heading = v.InferOutput<typeof heading>;

/** A collection as everybody sees it. */
export const publicHeading = v.object({
  /** For reports. */
  _id: v.string(),
  title: v.string(),
  slug: v.string(),
  intro: v.optional(v.string(), ''),
  owner: person,
  /** How many passages visitors see. */
  count: v.optional(v.number(), 0),
  /** When its title, its intro or whether it is public changed, or passages were put under it. */
  updatedAt: v.string(),
});
export type PublicHeading = v.InferOutput<typeof publicHeading>;

/** A passage as everybody sees it: without the note. */
export const publicPassage = v.object({
  _id: v.string(),
  post: v.nullable(v.object({ ...quotedPost.entries, _id: v.optional(v.string()) })),
  blockId: v.string(),
  quote: v.string(),
  /** The version of the post that contains the words in this block. */
  revision: v.optional(v.number()),
  source: v.optional(passageSource),
  createdAt: v.string(),
});
export type PublicPassage = v.InferOutput<typeof publicPassage>;

/** A public collection or a post that quotes a post. */
export const backlink = v.object({
  kind: v.picklist(['heading', 'post']),
  /** The passage of a collection, which the author of the quoted post can detach. */
  passageId: v.optional(v.string()),
  /** The block of the quoted post; '' if it is not known. */
  blockId: v.string(),
  quote: v.string(),
  heading: v.optional(v.object({ title: v.string(), slug: v.string() })),
  post: v.optional(v.object({ url: v.string(), title: v.string() })),
  /** Whose collection or post it is. */
  owner: person,
  createdAt: v.string(),
});
export type Backlink = v.InferOutput<typeof backlink>;

/** How many people have saved words of a block. */
export const savedBlock = v.object({ blockId: v.string(), people: v.number() });
export type SavedBlock = v.InferOutput<typeof savedBlock>;

/** A passage of an import that was not stored, by its place in the import. */
export const refusedPassage = v.object({ index: v.number(), message: v.string() });

import * as v from 'valibot';
import { person } from '../entities';

/** A version of a post in its history. */
export const revisionCard = v.object({
  number: v.number(),
  title: v.string(),
  savedAt: v.string(),
  /** null if the account is gone. */
  savedBy: v.nullable(person),
  note: v.string(),
  isSmall: v.boolean(),
  /** Whether the texts of the version were removed. */
  isRemoved: v.boolean(),
  /** The number of the version that was used again. */
  restoredFrom: v.nullable(v.number()),
  /** Whether readers see it; the others are from the time before publication. */
  isPublic: v.boolean(),
  /** How many words it has gained and lost since the version before; null if that version is not stored, or it is unknown. */
  addedWords: v.optional(v.nullable(v.number()), null),
  removedWords: v.optional(v.nullable(v.number()), null),
});
export type RevisionCard = v.InferOutput<typeof revisionCard>;

/** A version of a post with its content. */
export const revision = v.object({ ...revisionCard.entries, content: v.string() });

const changedBlock = v.object({
  id: v.string(),
  type: v.string(),
  data: v.record(v.string(), v.unknown()),
  tunes: v.optional(v.record(v.string(), v.unknown())),
});

/** What happened to a block between two versions. */
export const blockChange = v.object({
  blockId: v.string(),
  change: v.picklist(['added', 'removed', 'changed', 'moved']),
  /** The present block after which a removed block stood; '' if it was the first. */
  follows: v.optional(v.string()),
  /** Of the texts of a changed block: see `runsOf`. */
  runs: v.optional(v.array(v.number())),
  before: v.optional(changedBlock),
  after: v.optional(changedBlock),
});
export type BlockChange = v.InferOutput<typeof blockChange>;

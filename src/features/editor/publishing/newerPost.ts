import type { PostDetails } from '@contract/entities';
import {
  type Draft,
  draftOf,
  type OpenedPost,
  pendingNumber,
  type SavedPost,
  savedOf,
  withPending,
} from '../draft/draft';
import type { LocalDraft } from '../draft/localDrafts';
import { basisOf, isSameVersion } from '../draft/versions';
import { hasTexts, textsOf } from './postBody';

/** The post as it was changed since the version that the work began from. */
export type NewerPost = {
  draft: Draft;
  saved: SavedPost;
  /** The texts are those that the work began from, or those of an update whose answer was lost. */
  hasKnownTexts: boolean;
};

/** Whether `present` has unpublished changes that `saved` doesn't know. */
const hasOtherPending = (saved: SavedPost, present: SavedPost) =>
  saved.isPublished &&
  present.isPublished &&
  pendingNumber(present) > 0 &&
  pendingNumber(present) !== pendingNumber(saved);

/** The unpublished changes of `present`, for a writer who knows this version of the post. */
const pendingFor = (
  { updatedAt, revision }: Pick<SavedPost, 'updatedAt' | 'revision'>,
  present: SavedPost,
): SavedPost => ({ ...present, updatedAt, revision });

/** `post` if it isn't the version `saved`; null if it is, or if its content can't be read. */
export function newerThan(
  saved: SavedPost,
  post: PostDetails,
  sentTexts: string | null,
): NewerPost | null {
  const present = savedOf(post);
  if (hasOtherPending(saved, present)) {
    const changed = withPending(post);
    const draft = draftOf(changed);
    const hasKnownTexts = hasTexts(changed, sentTexts);
    // The version that readers see is compared when the changes are published.
    return draft && { draft, saved: pendingFor(saved, present), hasKnownTexts };
  }
  const isUpdated = !isSameVersion(saved, present);
  const isSameState = post.isPublished === saved.isPublished && post.url === saved.url;
  const isSamePending = pendingNumber(present) === pendingNumber(saved);
  if (!isUpdated && isSameState && isSamePending) return null;
  const draft = draftOf(post);
  const hasKnownTexts = !isUpdated || hasTexts(post, sentTexts);
  return draft && { draft, saved: present, hasKnownTexts };
}

type Start = {
  /** The version that the work of the editor began from. */
  saved: SavedPost | null;
  /** The opened version, if it is newer than that. */
  newer: NewerPost | null;
};

/** From which version an editor goes on: that of the work which it restores, not the one that was just loaded. */
export function startOf(
  { draft, saved, published }: OpenedPost,
  restored: LocalDraft | null,
): Start {
  if (!restored || !saved) return { saved: saved ?? restored?.saved ?? null, newer: null };
  const basis = basisOf(saved, restored.saved);
  // The last update of this work was stored, and its answer lost.
  const isOwn = restored.sentTexts !== null && restored.sentTexts === textsOf(draft, null);
  if (isOwn) return { saved, newer: null };
  const known = { ...basis, pendingRevision: restored.saved?.pendingRevision };
  if (hasOtherPending(known, saved)) {
    const newer = { draft, saved: pendingFor(basis, saved), hasKnownTexts: false };
    return { saved: known, newer };
  }
  if (isSameVersion(basis, saved)) return { saved, newer: null };
  return { saved: basis, newer: { draft: published ?? draft, saved, hasKnownTexts: false } };
}

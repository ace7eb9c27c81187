import type { PostDetails } from '@contract/entities';
import { type Draft, draftOf, type OpenedPost, type SavedPost, savedOf } from '../draft/draft';
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

/** `post` if it isn't the version `saved`; null if it is, or if its content can't be read. */
export function newerThan(
  { updatedAt, revision, isPublished, url }: SavedPost,
  post: PostDetails,
  sentTexts: string | null,
): NewerPost | null {
  const isUpdated = !isSameVersion({ updatedAt, revision }, savedOf(post));
  if (!isUpdated && post.isPublished === isPublished && post.url === url) return null;
  const draft = draftOf(post);
  const hasKnownTexts = !isUpdated || hasTexts(post, sentTexts);
  return draft && { draft, saved: savedOf(post), hasKnownTexts };
}

type Start = {
  /** The version that the work of the editor began from. */
  saved: SavedPost | null;
  /** The opened version, if it is newer than that. */
  newer: NewerPost | null;
};

/** From which version an editor goes on: that of the work which it restores, not the one that was just loaded. */
export function startOf({ draft, saved }: OpenedPost, restored: LocalDraft | null): Start {
  if (!restored || !saved) return { saved: saved ?? restored?.saved ?? null, newer: null };
  const basis = basisOf(saved, restored.saved);
  // The last update of this work was stored, and its answer lost.
  const isOwn = restored.sentTexts !== null && restored.sentTexts === textsOf(draft, null);
  if (isOwn || isSameVersion(basis, saved)) return { saved, newer: null };
  return { saved: basis, newer: { draft, saved, hasKnownTexts: false } };
}

import type { PendingRow } from '../../rows/rows';
import { at } from '../../testing/rows';
import type { PendingSave } from '../pendingPort';

/** Unpublished changes of a post by ada. */
export function pendingRow(postId: string, overrides: Partial<PendingRow> = {}): PendingRow {
  const texts = { title: 'Changed', content: '{"blocks":[]}', quotes: '[]', tags: ['rivers'] };
  const details = { seoKeywords: 'three', metaDescription: 'Another one.', canonicalUrl: '' };
  const version = { number: 1, base: 1, savedBy: 'ada', updatedAt: at(2), isRemoved: false };
  return { postId, ...texts, ...details, image: '', ...version, ...overrides };
}

/** A save of such changes of a post's first version, which has no others. */
export function pendingSave(postId: string, overrides: Partial<PendingSave> = {}): PendingSave {
  const { title, content, tags, seoKeywords, metaDescription, canonicalUrl, image, base } =
    pendingRow(postId);
  const texts = { title, content, quotes: [], tags, seoKeywords, metaDescription, canonicalUrl };
  const judged = { revision: 1, isPublished: true, pending: 0 };
  return { postId, ...texts, image, base, judged, ...overrides };
}

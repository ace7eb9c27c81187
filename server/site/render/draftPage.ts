import { type DataAddress, renderedAddress } from './addresses';
import type { Outcome } from './pageStore';
import { renderPage, type Source } from './renderPage';

/** The cache key of the draft that a link shows now, another one for each version; null if the link has ended. */
export async function findDraftKey(source: Source, address: DataAddress, now: number) {
  const hash = await source.hashToken(address.params['token'] ?? '');
  const draft = await source.data.previews.draft(hash, now);
  if (!draft) return null;
  const { id, revision, updatedAt, pending } = draft;
  return [renderedAddress(address), id, revision, updatedAt, pending].join(' ');
}

/** The page of a draft, for a visitor. There can be any number of links. */
export async function readDraft(source: Source, address: DataAddress): Promise<Outcome> {
  const outcome = await renderPage(source, address);
  return outcome.kind === 'page' ? { ...outcome, isSearch: true } : outcome;
}

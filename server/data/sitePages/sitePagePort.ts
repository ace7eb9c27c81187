import type { LogRow } from '../rows/communityRows';
import type { SitePageRow } from '../rows/rows';

/** A page without its text. */
export type SitePageSummary = Omit<SitePageRow, 'content'>;

/**
 * The pages that administrators write. Changes are made only if the entry's actor may change the site, and store the entry.
 * Uploads of the actor that the text names become part of the page: they aren't removed as unused ones.
 */
export type SitePageData = {
  /** Oldest first. */
  list(): Promise<SitePageSummary[]>;
  bySlug(slug: string): Promise<SitePageRow | null>;
  byId(id: string): Promise<SitePageRow | null>;
  /** A site has the built-in pages and `apiLimits.pages` others at most. */
  insert(page: SitePageRow, entry: LogRow): Promise<'stored' | 'not allowed' | 'taken' | 'full'>;
  /** Only if the stored version is that of `page`; it is then the next one. */
  update(
    page: SitePageRow,
    entry: LogRow,
  ): Promise<'changed' | 'not allowed' | 'taken' | 'stale' | 'gone'>;
  /** False if there is no such page. */
  remove(id: string, entry: LogRow): Promise<boolean>;
};

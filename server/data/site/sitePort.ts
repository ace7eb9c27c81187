import type { ReviewSetting } from '@contract/site/siteEntities';
import type { LogRow } from '../rows/communityRows';
import type { SiteSettings } from '../rows/rows';

/** What decides whether a comment waits for approval: `unset` holds while the site has no setting. */
export type HoldingRule = { hasLinks: boolean; unset: ReviewSetting };

export type SiteData = {
  /** null before the first change. */
  read(): Promise<SiteSettings | null>;
  /**
   * Stores the settings only if their version is `version` (0 before the first change) and `by` is an
   * administrator who is not blocked; their version is then the next one. Stores the entries with them.
   */
  update(
    settings: SiteSettings,
    by: string,
    entries?: readonly LogRow[],
  ): Promise<'changed' | 'stale' | 'not allowed'>;
};

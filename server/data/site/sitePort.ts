import type { ReviewSetting } from '@contract/site/siteEntities';
import type { LogRow } from '../rows/communityRows';
import type { SiteRow } from '../rows/rows';

/** What decides whether a comment waits for approval: `unset` holds while the site has no setting. */
export type HoldingRule = { hasLinks: boolean; unset: ReviewSetting };

export type SiteData = {
  /** null before the first change. */
  read(): Promise<Pick<SiteRow, 'holding' | 'version'> | null>;
  /**
   * Changes the settings only if their version is `version` (0 before the first change) and `by` is an
   * administrator who is not blocked. Stores the entry with it.
   */
  update(
    change: Pick<SiteRow, 'holding' | 'version'>,
    by: string,
    entry?: LogRow,
  ): Promise<'changed' | 'stale' | 'not allowed'>;
};

import { can } from '@contract/permissions';
import type { Store } from '../../memory/tables/store';
import type { SiteData } from '../sitePort';

export function createMemorySite(store: Store): SiteData {
  return {
    async read() {
      const row = store.tables.site.get('site');
      return row && { holding: row.holding, version: row.version };
    },
    async update({ holding, version }, by, entry) {
      const { site, moderationLog } = store.tables;
      if (!can(store.tables.users.get(by), 'change site')) return 'not allowed';
      if ((site.get('site')?.version ?? 0) !== version) return 'stale';
      site.put({ id: 'site', holding, version: version + 1 });
      if (entry) moderationLog.put(entry);
      return 'changed';
    },
  };
}

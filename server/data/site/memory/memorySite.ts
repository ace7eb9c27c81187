import { can } from '@contract/permissions';
import type { Store } from '../../memory/tables/store';
import type { SiteData } from '../sitePort';

export function createMemorySite(store: Store): SiteData {
  return {
    async read() {
      const row = store.tables.site.get('site');
      if (!row) return null;
      const { id: _, ...settings } = row;
      return settings;
    },
    async update({ version, ...settings }, by, entries = []) {
      const { site, moderationLog } = store.tables;
      if (!can(store.tables.users.get(by), 'change site')) return 'not allowed';
      if ((site.get('site')?.version ?? 0) !== version) return 'stale';
      site.put({ id: 'site', ...settings, version: version + 1 });
      for (const entry of entries) moderationLog.put(entry);
      return 'changed';
    },
  };
}

import { apiLimits } from '@contract/apiLimits';
import { can } from '@contract/permissions';
import { isBuiltIn } from '@contract/site/sitePages';
import { actorOf } from '../../memory/tables/access';
import type { Store } from '../../memory/tables/store';
import type { Tables } from '../../memory/tables/tables';
import type { LogRow } from '../../rows/communityRows';
import type { SitePageRow } from '../../rows/rows';
import type { SitePageData, SitePageSummary } from '../sitePagePort';

const summaryOf = ({ content: _, ...page }: SitePageRow): SitePageSummary => page;

const mayChange = (tables: Tables, entry: LogRow) => can(actorOf(tables, entry), 'change site');

/** Stores the page, with the uploads that its text names, and the entry. */
function put({ sitePages, resources, moderationLog }: Tables, page: SitePageRow, entry: LogRow) {
  sitePages.put(page);
  const named = resources
    .rows()
    .filter(({ ownerId, postId }) => ownerId === entry.actorId && postId === null)
    .filter(({ name }) => page.content.includes(name));
  for (const { id } of named) resources.remove(id);
  moderationLog.put(entry);
}

export function createMemorySitePages(store: Store): SitePageData {
  const other = ({ id, slug }: SitePageRow) =>
    store.tables.sitePages.rows().some((row) => row.slug === slug && row.id !== id);
  return {
    list: async () =>
      store.tables.sitePages
        .rows()
        .toSorted((one, two) => one.createdAt - two.createdAt || (one.id < two.id ? -1 : 1))
        .map(summaryOf),
    async bySlug(slug) {
      const found = store.tables.sitePages.rows().find((row) => row.slug === slug);
      return found ? { ...found } : null;
    },
    async byId(id) {
      const found = store.tables.sitePages.get(id);
      return found && { ...found };
    },
    async insert(page, entry) {
      if (!mayChange(store.tables, entry)) return 'not allowed';
      if (other(page)) return 'taken';
      const own = store.tables.sitePages.rows().filter(({ slug }) => !isBuiltIn(slug));
      if (!isBuiltIn(page.slug) && own.length >= apiLimits.pages) return 'full';
      put(store.tables, page, entry);
      return 'stored';
    },
    async update(page, entry) {
      if (!mayChange(store.tables, entry)) return 'not allowed';
      const stored = store.tables.sitePages.get(page.id);
      if (!stored) return 'gone';
      if (stored.version !== page.version) return 'stale';
      if (other(page)) return 'taken';
      put(store.tables, { ...page, version: page.version + 1 }, entry);
      return 'changed';
    },
    async remove(id, entry) {
      const { sitePages, moderationLog } = store.tables;
      if (!mayChange(store.tables, entry) || !sitePages.has(id)) return false;
      sitePages.remove(id);
      moderationLog.put(entry);
      return true;
    },
  };
}

import { changes, type Methods, reads } from '../../testing/portMethod';
import { logRow, sitePageRow } from '../../testing/rows';

const entry = (id: string) => logRow(id, { actorId: 'admin' });

export const sitePageMethods: Methods<'sitePages'> = {
  sitePages: {
    list: reads(async ({ sitePages }) => sitePages.list()),
    bySlug: reads(async ({ sitePages }) => sitePages.bySlug('imprint')),
    byId: reads(async ({ sitePages }) => sitePages.byId('imprint')),
    insert: changes(async ({ sitePages }) =>
      sitePages.insert(sitePageRow('imprint'), entry('page written')),
    ),
    update: changes(async ({ sitePages }) =>
      sitePages.update(sitePageRow('imprint'), entry('page changed')),
    ),
    remove: changes(async ({ sitePages }) => sitePages.remove('imprint', entry('page removed'))),
  },
};

import { type DocumentResults, documentTasks } from '@server/core/documents/documentTasks';
import type { Tasks } from '@server/core/documents/tasks';
import { documentHtml } from '@server/core/html/documentHtml';
import { type DocumentColumns, documentColumns } from '@server/data/posts/documentColumns';
import * as v from 'valibot';

export type SiteResults = DocumentResults & {
  columns: DocumentColumns;
  /** For feeds. */
  html: string;
};

/** What the site does with documents. */
export const createSiteTasks = (siteUrl: string): Tasks<SiteResults> => ({
  ...documentTasks,
  columns: {
    output: v.object({ words: v.array(v.string()), minutes: v.number() }),
    run: documentColumns,
  },
  html: { output: v.string(), run: (json) => documentHtml(json, siteUrl) },
});

import { type DocumentResults, documentTasks } from '@server/core/documents/documentTasks';
import type { Tasks } from '@server/core/documents/tasks';
import { documentWords } from '@server/data/searchWords';
import * as v from 'valibot';
import { documentHtml } from '../feeds/documentHtml';

export type SiteResults = DocumentResults & {
  /** For the search. */
  words: string[];
  /** For feeds. */
  html: string;
};

/** What the site does with documents. */
export const createSiteTasks = (siteUrl: string): Tasks<SiteResults> => ({
  ...documentTasks,
  words: { output: v.array(v.string()), run: documentWords },
  html: { output: v.string(), run: (json) => documentHtml(json, siteUrl) },
});

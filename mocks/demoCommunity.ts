import { apiPath } from '@contract/apiPath';
import { readArticles } from '@server/seed/articles';
import { createCommunity } from '@server/seed/community';
import { articleFiles } from './articleFiles';

/** Creates the demo community. Loaded only if there is no saved state: its articles are large. */
export function createDemoCommunity(size: 'usual' | 'large') {
  const articles = readArticles(articleFiles);
  return createCommunity({ now: Date.now(), apiPath, articles, size });
}

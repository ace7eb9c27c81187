import { apiPath } from '@contract/apiPath';
import { arrangeArticles } from '@server/seed/articles';
import { createCommunity } from '@server/seed/community';
import { parsedArticles } from './parsedArticles';

/** Creates the demo community. Loaded only if there is no saved state: its articles are large. */
export function createDemoCommunity(size: 'usual' | 'large') {
  const articles = arrangeArticles(parsedArticles);
  return createCommunity({ now: Date.now(), apiPath, articles, size });
}

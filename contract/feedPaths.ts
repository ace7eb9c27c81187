/** What a feed contains: all posts, one author's, or those of one topic. */
export type FeedScope =
  | { kind: 'site' }
  | { kind: 'author'; username: string }
  | { kind: 'topic'; tag: string };

function folderOf(scope: FeedScope) {
  if (scope.kind === 'author') return `/username/${encodeURIComponent(scope.username)}`;
  return scope.kind === 'topic' ? `/topics/${encodeURIComponent(scope.tag)}` : '';
}

/** The paths of a feed as RSS 2.0 and as JSON Feed. */
export function feedPaths(scope: FeedScope) {
  const folder = folderOf(scope);
  return { rss: `${folder}/feed.xml`, json: `${folder}/feed.json` };
}

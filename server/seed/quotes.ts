import { parseDocument } from '@contract/document/editorDocument';
import { plainText } from '@contract/document/html/plainText';
import { readBlock } from '@contract/document/knownBlock';
import { folderOf, paths } from '@contract/pages';
import type { PostQuoteRow } from '@server/data/rows/bookCardRows';
import type { NewPost } from '@server/data/rows/rows';

const postFolder = folderOf(paths.post);

/** The quote blocks whose source is another one of the posts. */
export function createQuotes(posts: readonly NewPost[]): PostQuoteRow[] {
  const ids = new Map(posts.map(({ id, url }) => [url, id]));
  return posts.flatMap(({ id: postId, content }): PostQuoteRow[] => {
    if (!content.includes('"cite"')) return [];
    const blocks = parseDocument(content, Infinity)?.blocks ?? [];
    return blocks.flatMap((stored): PostQuoteRow[] => {
      const block = readBlock(stored);
      if (block?.type !== 'quote' || stored.id === undefined) return [];
      const { cite = '', text } = block.data;
      const [url = ''] = cite.slice(postFolder.length).split('#');
      const quotedPostId = cite.startsWith(postFolder) ? ids.get(url) : undefined;
      if (quotedPostId === undefined || quotedPostId === postId) return [];
      return [{ postId, blockId: stored.id, quotedPostId, quote: plainText(text) }];
    });
  });
}

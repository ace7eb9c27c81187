import type { Passage } from '@contract/book/bookEntities';
import type { EditorBlock } from '@contract/document/editorDocument';
import { escapeHtmlAttribute, escapeHtmlText } from '@contract/document/html/escape';
import { blockPath } from '@contract/postAnchors';

/** Where the words of a passage stand: a path of this site, the address of another one, or ''. */
function addressOf({ post, blockId, source }: Passage) {
  if (post) return blockPath(post.url, blockId);
  return source?.url ?? '';
}

function captionOf(passage: Passage) {
  const { post, source } = passage;
  const title = escapeHtmlText(post?.title ?? source?.title ?? source?.url ?? '');
  const author = escapeHtmlText(post?.author.fullName ?? source?.author ?? '');
  const url = addressOf(passage);
  const name = url && title ? `<a href="${escapeHtmlAttribute(url)}">${title}</a>` : title;
  return [name, author].filter(Boolean).join(', ');
}

/**
 * A post that quotes passages with their sources, the oldest one first. Notes follow their words in callouts: they are
 * private in the book, and the author sees which they are before publishing.
 */
export function quotesDocument(passages: readonly Passage[]) {
  const blocks = passages
    .filter(({ quote }) => quote !== '')
    .toReversed()
    .flatMap((passage): EditorBlock[] => {
      const text = escapeHtmlText(passage.quote).replaceAll('\n', '<br>');
      const cite = addressOf(passage);
      const quote = {
        type: 'quote',
        data: { text, caption: captionOf(passage), alignment: 'left', ...(cite ? { cite } : {}) },
      };
      if (passage.note.trim() === '') return [quote];
      const note = escapeHtmlText(passage.note.trim()).replaceAll('\n', '<br>');
      const data = { tone: 'note', title: 'Note from your book', text: note };
      return [quote, { type: 'callout', data }];
    });
  return { blocks };
}

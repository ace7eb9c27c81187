import { blockTexts } from '@contract/document/documentText';
import { parseDocument } from '@contract/document/editorDocument';
import type { CommentRow } from '@server/data/rows/communityRows';
import type { NewPost } from '@server/data/rows/rows';

/** Of the first posts, every ninth one has remarks; not the newest ones, which the first pages show. */
const isRemarked = (at: number) => at < 45 && at % 9 === 4;

/** The first sentence of a paragraph. */
const quoteOf = (text: string) =>
  (/^.{1,280}?[.?!](?=\s|$)/su.exec(text) ?? [text.slice(0, 200)])[0];

/** Makes the first two comments of some posts remarks on their second paragraph. */
export function withRemarks(posts: readonly NewPost[], comments: readonly CommentRow[]) {
  const remarks = new Map<string, Pick<CommentRow, 'blockId' | 'quote'>>();
  for (const { id: postId, content } of posts.filter((_, at) => isRemarked(at))) {
    const document = parseDocument(content);
    const paragraphs = document
      ? blockTexts(document).filter(({ type }) => type === 'paragraph')
      : [];
    const paragraph = paragraphs[1];
    const threads = comments.filter((row) => row.postId === postId && row.parentId === null);
    if (!paragraph) continue;
    const place = { blockId: paragraph.blockId, quote: quoteOf(paragraph.text) };
    for (const { id } of threads.slice(0, 2)) remarks.set(id, place);
  }
  return comments.map((row): CommentRow => ({ ...row, ...remarks.get(row.id) }));
}

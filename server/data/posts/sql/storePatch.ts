import { foldText } from '@contract/foldText';
import { ofPostSearch, searchTexts, storedSearch } from '../../postgres/queries/postRows';
import { updateIn, updateRows } from '../../postgres/queries/rowQueries';
import type { Db } from '../../postgres/queries/sqlStore';
import { storeRevision } from '../../revisions/sql/sqlRevisions';
import type { FullPostRow, PostPatch } from '../../rows/rows';
import type { DocumentColumns } from '../documentColumns';
import { documentWords } from '../searchWords';
import { storeQuotes } from './postQuotes';

type Change = {
  /** The locked post. */
  before: FullPostRow;
  patch: PostPatch;
  /** Of the new content. */
  derived: DocumentColumns | undefined;
  by: string | null;
};

/** Changes a post. A change of title or content becomes its next version. */
export async function storePatch(db: Db, { before, patch: given, derived, by }: Change) {
  const { id } = before;
  const { saving: _, ...patch } = given;
  const columns = {
    ...(await storeRevision(db, { before, patch: given, by })),
    minutes: derived?.minutes ?? before.minutes,
  };
  const { content, quotes, ...fields } = patch;
  const tags = [...(patch.tags ?? before.tags)];
  const after = { ...before, ...fields, content: content ?? before.content, ...columns, tags };
  const stored = { ...fields, ...columns, tags, tagKeys: tags.map(foldText) };
  await updateRows(db, 'posts', { set: stored, where: { id } });
  // A large document is not written again because a tag has changed.
  const isNewContent = after.content !== before.content;
  if (isNewContent || searchTexts(after) !== searchTexts(before)) {
    const search = storedSearch(after, derived?.words ?? documentWords(after.content));
    await updateIn(db, ofPostSearch.table, { set: search, where: { postId: id } });
  }
  if (isNewContent)
    await updateRows(db, 'contents', { set: { content: after.content }, where: { postId: id } });
  if (quotes && content !== before.content) await storeQuotes(db, id, quotes);
  return after;
}

import { parseDocument } from '@contract/document/editorDocument';
import { matchBlocks } from '@contract/document/matchBlocks';
import * as v from 'valibot';
import type { RunQuery } from './driver';

/** Of posts that are read at once: each content can have more than a megabyte. */
const batch = 50;

const rows = v.array(v.object({ post_id: v.string(), content: v.string() }));

/**
 * The content with an id for each block; null if it has them, is no document, or if the ids would exceed the
 * limit of documents, which can't be shown then.
 */
function withIds(content: string) {
  const document = parseDocument(content, Infinity);
  if (!document) return null;
  const blocks = matchBlocks({ blocks: [] }, document).blocks;
  const isSame = blocks.every(({ id }, at) => id === document.blocks[at]?.id);
  const changed = isSame ? null : JSON.stringify({ ...document, blocks });
  return changed !== null && parseDocument(changed) ? changed : null;
}

/** Gives every block of the stored posts an id, always the same ones: `block-1`, `block-2`, … */
export async function giveBlockIds(query: RunQuery) {
  const next = `SELECT post_id, content FROM post_contents WHERE post_id > $1
    ORDER BY post_id LIMIT ${batch}`;
  let last: string | undefined = '';
  while (last !== undefined) {
    const found: v.InferOutput<typeof rows> = v.parse(rows, await query(next, [last], 'objects'));
    for (const { post_id: id, content } of found) {
      const changed = withIds(content);
      if (changed === null) continue;
      const update = 'UPDATE post_contents SET content = $2 WHERE post_id = $1';
      await query(update, [id, changed], 'objects');
    }
    last = found.at(-1)?.post_id;
  }
}

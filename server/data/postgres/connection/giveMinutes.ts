import { contentMinutes } from '@server/data/posts/documentColumns';
import * as v from 'valibot';
import type { RunQuery } from './driver';

/** Of posts that are read at once: each content can have more than a megabyte. */
const batch = 50;

const rows = v.array(v.object({ post_id: v.string(), content: v.string() }));

/** Stores how many minutes it takes to read each of the stored posts. */
export async function giveMinutes(query: RunQuery) {
  const next = `SELECT post_id, content FROM post_contents WHERE post_id > $1
    ORDER BY post_id LIMIT ${batch}`;
  const update = `UPDATE posts SET minutes = found.minutes
    FROM unnest($1::text[], $2::integer[]) AS found (id, minutes)
    WHERE posts.id = found.id AND posts.minutes <> found.minutes`;
  let last: string | undefined = '';
  while (last !== undefined) {
    const found: v.InferOutput<typeof rows> = v.parse(rows, await query(next, [last], 'objects'));
    const ids = found.map(({ post_id: id }) => id);
    const minutes = found.map(({ content }) => contentMinutes(content));
    await query(update, [ids, minutes], 'objects');
    last = ids.at(-1);
  }
}

import type { Paged } from '../../rows';

/** A page of rows, read with one more row than `take`. */
export function pagedFrom<Row>(rows: readonly Row[], take: number): Paged<Row> {
  return { rows: rows.slice(0, take), areMore: rows.length > take };
}

/** A pattern of LIKE for texts that contain `text`. */
export function containing(text: string) {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

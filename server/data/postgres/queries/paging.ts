import type { Paged } from '../../rows/rows';

/** A page of rows, read with one more row than `take`. */
export function pagedFrom<Row>(rows: readonly Row[], take: number): Paged<Row> {
  return { rows: rows.slice(0, take), areMore: rows.length > take };
}

/** A pattern of LIKE for texts that start with `text`. */
export const starting = (text: string) => `${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** A pattern of LIKE for texts that contain `text`. */
export const containing = (text: string) => `%${starting(text)}`;

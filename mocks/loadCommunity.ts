import { insertCommunity, type postRowsOf } from '@server/data/memory/insertCommunity';
import type { MemoryData } from '@server/data/memory/memoryData';
import { tableNames } from '@server/data/rows/rowSchemas';
import type { Community } from '@server/seed/community';

/** Replaces the tables with those of a community, to be saved. */
export function loadCommunity(
  data: MemoryData,
  community: Community,
  postRows?: ReturnType<typeof postRowsOf>,
) {
  insertCommunity(data, community, postRows);
  for (const name of tableNames) data.dirty.add(name);
}

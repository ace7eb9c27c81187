import type { MemoryData } from '@server/data/memory/memoryData';
import type { Community } from '@server/seed/community';
import { tableNames } from './rowSchemas';

/** Replaces the tables with those of a community. */
export function loadCommunity({ tables, dirty }: MemoryData, community: Community) {
  tables.users.replace(community.users);
  tables.posts.replace(community.posts.map(({ content: _, ...post }) => post));
  tables.contents.replace(community.posts.map(({ id, content }) => ({ postId: id, content })));
  tables.comments.replace(community.comments);
  tables.likes.replace(community.likes);
  tables.follows.replace(community.follows);
  for (const name of tableNames) dirty.add(name);
}

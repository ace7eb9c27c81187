import type { Community } from '@server/seed/community';
import { firstRevision, newPostColumns } from '../keptRevisions';
import type { MemoryData } from './memoryData';

/** Replaces the rows of the community's tables. */
export function insertCommunity({ tables }: Pick<MemoryData, 'tables'>, community: Community) {
  tables.users.replace(community.users);
  tables.posts.replace(
    community.posts.map(({ content: _, ...post }) => ({ ...newPostColumns, ...post })),
  );
  tables.contents.replace(community.posts.map(({ id, content }) => ({ postId: id, content })));
  tables.revisions.replace(
    community.revisions ?? community.posts.map((post) => firstRevision(post)),
  );
  tables.comments.replace(community.comments);
  tables.likes.replace(community.likes);
  tables.follows.replace(community.follows);
  tables.reportSubjects.replace(community.reported?.subjects ?? []);
  tables.reports.replace(community.reported?.reports ?? []);
  tables.restrictions.replace(community.restrictions ?? []);
}

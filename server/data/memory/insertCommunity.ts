import type { Community } from '@server/seed/community';
import { contentMinutes } from '../posts/documentColumns';
import { firstRevision, newPostColumns } from '../revisions/storedRevisions';
import type { MemoryData } from './memoryData';

/** The rows of the community's posts. Tables don't change them, so several tables can share them. */
export function postRowsOf({ posts, revisions }: Community) {
  return {
    posts: posts.map(
      ({ content, quotes: _quotes, minutes = contentMinutes(content), ...post }) => ({
        ...newPostColumns,
        ...post,
        minutes,
      }),
    ),
    contents: posts.map(({ id, content }) => ({ postId: id, content })),
    revisions: revisions ?? posts.map((post) => firstRevision(post)),
  };
}

/** Replaces the rows of the community's tables. */
export function insertCommunity(
  { tables }: Pick<MemoryData, 'tables'>,
  community: Community,
  postRows = postRowsOf(community),
) {
  tables.users.replace(community.users);
  tables.posts.replace(postRows.posts);
  tables.contents.replace(postRows.contents);
  tables.revisions.replace(postRows.revisions);
  tables.headings.replace(community.books?.headings ?? []);
  tables.passages.replace(community.books?.passages ?? []);
  tables.postQuotes.replace(community.books?.quotes ?? []);
  tables.detachments.replace([]);
  tables.comments.replace(community.comments);
  tables.likes.replace(community.likes);
  tables.follows.replace(community.follows);
  tables.topicFollows.replace(community.topicFollows ?? []);
  tables.reads.replace(community.reads ?? []);
  tables.reportSubjects.replace(community.reported?.subjects ?? []);
  tables.reports.replace(community.reported?.reports ?? []);
  tables.notifications.replace(community.notifications?.rows ?? []);
  tables.notificationEvents.replace(community.notifications?.events ?? []);
  tables.restrictions.replace(community.restrictions ?? []);
  tables.mutes.replace(community.mutes ?? []);
}

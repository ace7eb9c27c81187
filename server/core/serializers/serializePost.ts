import type { EditablePost, Post, PostCard } from '@contract/entities';
import type { PendingChanges } from '@contract/pendingChanges';
import type { FollowReason } from '@contract/people/readerEntities';
import type {
  FollowedPostRow,
  FullPostRow,
  PendingRow,
  PostCardRow,
  PostRow,
} from '@server/data/rows/rows';
import { serializePicture, toIsoTime } from './serializeUser';

/** An author, without what only profiles show. */
export function serializeAuthor({
  id,
  username,
  firstName,
  lastName,
  avatar,
}: PostCardRow['author']) {
  return { _id: id, username, firstName, lastName, avatar: serializePicture(avatar) };
}

const serializePostPicture = (image: string) => (image ? { resource_url: image } : {});

function serializePostFields(row: PostRow) {
  const { id, url, title, metaDescription, seoKeywords, likes, isPublished, minutes } = row;
  return {
    _id: id,
    url,
    title,
    metaDescription,
    seoKeywords,
    tags: [...row.tags],
    public_image: serializePostPicture(row.image),
    likes,
    isPublished,
    minutes,
    createdAt: toIsoTime(row.createdAt),
    updatedAt: toIsoTime(row.updatedAt),
    publishedAt: row.publishedAt === null ? null : toIsoTime(row.publishedAt),
    publishAt: row.publishAt === null ? null : toIsoTime(row.publishAt),
    editedAt: row.editedAt === null ? null : toIsoTime(row.editedAt),
    // Only the author and administrators read such a post.
    ...(row.withheldReason === null ? {} : { withheldReason: row.withheldReason }),
  };
}

/** A post in a list, without content. */
export function serializePostCard(row: PostCardRow): PostCard {
  return { ...serializePostFields(row), author: serializeAuthor(row.author) };
}

/** A post in the list of followed ones, with the reason. */
export function serializeFollowedPost(row: FollowedPostRow): PostCard & { because: FollowReason } {
  const { followedTag, author } = row;
  const because = followedTag === null ? { author: author.username } : { tag: followedTag };
  return { ...serializePostCard(row), because };
}

/** A post with its content. */
export function serializePost(row: FullPostRow): Post {
  const { bio, followers } = row.author;
  return {
    ...serializePostFields(row),
    content: row.content,
    canonicalUrl: row.canonicalUrl,
    revision: row.revision,
    commentsClosed: row.commentsClosed,
    author: { ...serializeAuthor(row.author), bio, followers },
  };
}

export const serializePending = (row: PendingRow): PendingChanges => ({
  title: row.title,
  content: row.content,
  tags: [...row.tags],
  seoKeywords: row.seoKeywords,
  metaDescription: row.metaDescription,
  canonicalUrl: row.canonicalUrl,
  public_image: serializePostPicture(row.image),
  revision: row.number,
  base: row.base,
  updatedAt: toIsoTime(row.updatedAt),
});

/** A post with its unpublished changes, for those who may edit it. */
export const serializeEditable = (post: FullPostRow, pending: PendingRow | null): EditablePost => ({
  ...serializePost(post),
  pending: pending && serializePending(pending),
});

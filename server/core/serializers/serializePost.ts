import type { Post, PostCard } from '@contract/entities';
import type { FullPostRow, PostCardRow, PostRow } from '@server/data/rows';
import { serializePicture, toIsoTime } from './serializeUser';

function serializeAuthor({ id, username, firstName, lastName, avatar }: PostCardRow['author']) {
  return { _id: id, username, firstName, lastName, avatar: serializePicture(avatar) };
}

function serializePostFields(row: PostRow) {
  const { id, url, title, metaDescription, seoKeywords, likes, isPublished } = row;
  return {
    _id: id,
    url,
    title,
    metaDescription,
    seoKeywords,
    tags: [...row.tags],
    public_image: row.image ? { resource_url: row.image } : {},
    likes,
    isPublished,
    createdAt: toIsoTime(row.createdAt),
    updatedAt: toIsoTime(row.updatedAt),
    publishedAt: row.publishedAt === null ? null : toIsoTime(row.publishedAt),
    publishAt: row.publishAt === null ? null : toIsoTime(row.publishAt),
    editedAt: row.editedAt === null ? null : toIsoTime(row.editedAt),
  };
}

/** A post in a list, without content. */
export function serializePostCard(row: PostCardRow): PostCard {
  return { ...serializePostFields(row), author: serializeAuthor(row.author) };
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

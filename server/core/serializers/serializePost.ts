import type { Post, PostCard } from '@contract/entities';
import type { FullPostRow, PostCardRow, PostRow } from '@server/data/rows';
import { avatarOnWire, timeOnWire } from './serializeUser';

function authorOnWire({ id, username, firstName, lastName, avatar }: PostCardRow['author']) {
  return { _id: id, username, firstName, lastName, avatar: avatarOnWire(avatar) };
}

function fieldsOnWire(row: PostRow) {
  const { id, url, title, metaDescription, seoKeywords, likes, isPublished } = row;
  return {
    _id: id,
    url,
    title,
    metaDescription,
    seoKeywords,
    tags: [...row.tags],
    public_image: { resource_url: row.image },
    likes,
    isPublished,
    createdAt: timeOnWire(row.createdAt),
    updatedAt: timeOnWire(row.updatedAt),
  };
}

/** A post as lists show it. */
export function postCardOnWire(row: PostCardRow): PostCard {
  return { ...fieldsOnWire(row), author: authorOnWire(row.author) };
}

/** A whole post. */
export function postOnWire(row: FullPostRow): Post {
  const { bio, followers } = row.author;
  return {
    ...fieldsOnWire(row),
    content: row.content,
    author: { ...authorOnWire(row.author), bio, followers },
  };
}

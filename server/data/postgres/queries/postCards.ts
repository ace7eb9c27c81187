import { sql } from 'drizzle-orm';
import * as v from 'valibot';

/**
 * Rows as JSON, which both drivers read the same way, and the schemas that parse them. The author is
 * read by a subquery, so that the planner can't prefer to read all accounts.
 */

const person = v.object({
  id: v.string(),
  username: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  avatar: v.string(),
});

const post = v.object({
  id: v.string(),
  url: v.string(),
  title: v.string(),
  metaDescription: v.string(),
  seoKeywords: v.string(),
  tags: v.array(v.string()),
  image: v.string(),
  authorId: v.string(),
  isPublished: v.boolean(),
  likes: v.number(),
  createdAt: v.number(),
  updatedAt: v.number(),
});

export const personSchema = person;
export const postCardSchema = v.object({ ...post.entries, author: person });
export const fullPostSchema = v.object({
  ...post.entries,
  content: v.string(),
  author: v.object({
    ...person.entries,
    bio: v.string(),
    isBlocked: v.boolean(),
    followers: v.number(),
  }),
});

/** Of the account `u`. */
export const personFields = sql`'id', u.id, 'username', u.username, 'firstName', u.first_name,
  'lastName', u.last_name, 'avatar', u.avatar`;

const postFields = sql`'id', p.id, 'url', p.url, 'title', p.title,
  'metaDescription', p.meta_description, 'seoKeywords', p.seo_keywords, 'tags', p.tags,
  'image', p.image, 'authorId', p.author_id, 'isPublished', p.is_published, 'likes', p.likes,
  'createdAt', p.created_at, 'updatedAt', p.updated_at`;

/** The card of the post `p`. */
export const postCard = sql`json_build_object(${postFields}, 'author', (
  SELECT json_build_object(${personFields}) FROM users u WHERE u.id = p.author_id
))`;

/** The post `p` with the given content. */
export const fullPostWith = (content: ReturnType<typeof sql>) => sql`json_build_object(
  ${postFields}, 'content', ${content}, 'author', (
    SELECT json_build_object(${personFields}, 'bio', u.bio, 'isBlocked', u.is_blocked,
      'followers', (SELECT followers FROM user_counters WHERE user_id = u.id))
    FROM users u WHERE u.id = p.author_id
  )
)`;

/** The post `p` with its content. */
export const fullPost = fullPostWith(sql`(SELECT content FROM post_contents WHERE post_id = p.id)`);

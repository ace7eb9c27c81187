import { createArgonPasswords } from '@server/adapters/argonPasswords';
import { foldText } from '@server/data/foldText';
import type { Driver } from '@server/data/postgres/connection/driver';
import { searchColumns } from '@server/data/postgres/queries/searchColumns';

/** A community of any size for measurements: the same posts for the same size. */

export const benchPassword = 'Password1!';
const authors = 500;
const likesPerPost = 2;
const batch = 1000;
const start = Date.parse('2024-01-01T00:00:00Z');
const minute = 60_000;

const topics = ['travel', 'food', 'science', 'music', 'gardens', 'history', 'design', 'code'];
/** How many different terms are searched. Most find one post of this many. */
export const searchTerms = 500;

export const postId = (number: number) => `post-${number}`;
export const postUrl = (number: number) => `a-post-with-the-number-${number}`;
export const searchTerm = (index: number) => `subject${(index * 37) % searchTerms}`;

const sentence =
  'The road follows the river until the valley opens, and then it climbs between old walls and apple trees. ';

function contentOf(number: number) {
  const paragraph = (text: string) => ({ type: 'paragraph', data: { text } });
  const blocks = [
    paragraph(`What happened on day ${number}.`),
    ...Array.from({ length: 8 }, (_, at) => [
      { type: 'header', data: { text: `Part ${at + 1}`, level: 2 } },
      paragraph(sentence.repeat(4)),
    ]).flat(),
  ];
  return JSON.stringify({ time: start, blocks, version: '2.31.0' });
}

function postAt(number: number) {
  const title = `On the road with subject${number % searchTerms}, day ${number}`;
  const tags = [topics[number % topics.length] ?? 'travel', `topic ${number % 97}`];
  const texts = {
    title,
    tags,
    metaDescription: 'A day on the road, with pictures and a map.',
    seoKeywords: 'road, day, map',
    content: contentOf(number),
  };
  const { words, pairs, ...columns } = searchColumns(texts);
  return {
    ...texts,
    ...columns,
    words,
    pairs,
    id: postId(number),
    url: postUrl(number),
    tagKeys: tags.map(foldText),
    author: `user-${number % authors}`,
    time: start + number * minute,
  };
}

const memberRows = `INSERT INTO users (id, username, username_key, name_skeleton, email, email_key,
    first_name, last_name, bio, avatar, cover, role, is_verified, was_verified, is_provider_linked,
    is_blocked, password_hash, created_at, search_text, name_text, name_words)
  SELECT 'user-' || n, 'member' || n, 'member' || n, 'member' || n, 'member' || n || '@example.com',
    'member' || n || '@example.com', 'Ada', 'Number ' || n, '', '', '', 'user', true, true, false,
    false, $1, $2::bigint + n, 'member' || n, 'ada number ' || n,
    array_to_tsvector(ARRAY['ada', 'number', n::text])
  FROM generate_series(0, ${authors} - 1) AS n`;

const columns = `x(id text, url text, title text, "metaDescription" text, "seoKeywords" text, tags text[],
  "tagKeys" text[], author text, time bigint, content text, texts text, "titleEnd" integer,
  "tagsEnd" integer, "descriptionEnd" integer, pairs text[], words text[])`;

const postRows = `WITH x AS (SELECT * FROM json_to_recordset($1::text::json) AS ${columns}), inserted AS (
    INSERT INTO posts (id, url, url_key, title, meta_description, seo_keywords, tags, tag_keys, image,
      author_id, is_published, created_at, updated_at)
    SELECT id, url, url, title, "metaDescription", "seoKeywords", tags, "tagKeys", '', author, true,
      time, time FROM x
  ), contents AS (
    INSERT INTO post_contents (post_id, content) SELECT id, content FROM x
  )
  SELECT`;

const searchRows = `INSERT INTO post_search (post_id, texts, title_end, tags_end, description_end, pairs, words)
  SELECT id, texts, "titleEnd", "tagsEnd", "descriptionEnd", pairs, array_to_tsvector(words)
  FROM json_to_recordset($1::text::json) AS ${columns}`;

const likeRows = `INSERT INTO likes (post_id, user_id, created_at)
  SELECT 'post-' || n, 'user-' || ((n * 7 + k) % ${authors}), $1::bigint + n
  FROM generate_series($2::integer, $3::integer - 1) AS n, generate_series(1, ${likesPerPost}) AS k`;

const followRows = `INSERT INTO follows (id, author_id, follower_id, created_at)
  SELECT 'follow-' || n || '-' || k, 'user-' || n, 'user-' || ((n + k) % ${authors}), $1::bigint
  FROM generate_series(0, ${authors} - 1) AS n, generate_series(1, 1 + n % 10) AS k`;

/** Fills an empty database. */
export async function fillCommunity(driver: Driver, posts: number) {
  const passwordHash = await createArgonPasswords().hash(benchPassword);
  await driver.query(memberRows, [passwordHash, start], 'arrays');
  for (let from = 0; from < posts; from += batch) {
    const to = Math.min(posts, from + batch);
    const rows = JSON.stringify(Array.from({ length: to - from }, (_, at) => postAt(from + at)));
    await driver.query(postRows, [rows], 'arrays');
    await driver.query(searchRows, [rows], 'arrays');
    await driver.query(likeRows, [start, from, to], 'arrays');
  }
  await driver.query(followRows, [start], 'arrays');
  await driver.query('ANALYZE', [], 'arrays');
}

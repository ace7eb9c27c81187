import { isMutedBy } from '../../mutes/sql/sqlMutes';
import { canReadPost } from '../../postgres/queries/access';
import { postCard } from '../../postgres/queries/postCards';
import { limit, queryValues, textArray } from '../../postgres/queries/queryRows';
import { sql } from '../../postgres/queries/sql';
import type { Db, SqlStore } from '../../postgres/queries/sqlStore';
import { postCardRow } from '../../rows/rows';
import { suggestionLimits as most, type SuggestionData } from '../suggestionPort';

/** The newest posts that a member has saved, likes and has read. */
const knownTo = (userId: string) => sql`
    UNION SELECT post_id FROM (SELECT post_id FROM passages
      WHERE user_id = ${userId} AND post_id IS NOT NULL
      ORDER BY created_at DESC, id DESC ${limit(most.known)}) AS saved
    UNION SELECT post_id FROM (SELECT post_id FROM likes WHERE user_id = ${userId}
      ORDER BY created_at DESC, post_id DESC ${limit(most.known)}) AS liked
    UNION SELECT post_id FROM (SELECT post_id FROM reads WHERE user_id = ${userId}
      ORDER BY read_at DESC, post_id DESC ${limit(most.known)}) AS read`;

/** Whether the post `p` is new to a member, and isn't listed among what the member follows. */
const isNewTo = (userId: string) => sql`p.author_id <> ${userId}
  AND NOT ${isMutedBy(userId, sql`p.author_id`)}
  AND NOT EXISTS (SELECT FROM follows WHERE author_id = p.author_id AND follower_id = ${userId})
  AND NOT EXISTS (SELECT FROM topic_follows WHERE user_id = ${userId} AND tag_key = ANY (p.tag_keys))
  AND NOT EXISTS (SELECT FROM likes WHERE post_id = p.id AND user_id = ${userId})
  AND NOT EXISTS (SELECT FROM passages WHERE post_id = p.id AND user_id = ${userId})
  AND NOT EXISTS (SELECT FROM reads WHERE post_id = p.id AND user_id = ${userId})`;

const popular = sql`UNION ALL (SELECT id, 0 FROM posts WHERE is_public
  ORDER BY hot_score DESC, listed_at DESC, id DESC ${limit(most.known)})`;

/** The posts that people have saved who saved one of `given`, and those about the topics of `given`, with their points. */
const scored = sql`keepers AS MATERIALIZED (
    SELECT DISTINCT user_id FROM given JOIN passages ON post_id = given.id
    ORDER BY user_id ${limit(most.people)}
  ), topics AS MATERIALIZED (
    SELECT tag_key FROM given JOIN post_tags ON post_id = given.id
    GROUP BY tag_key ORDER BY count(*) DESC, tag_key ${limit(most.topics)}
  ), scored (post_id, points) AS (
    SELECT saved.post_id, 1 FROM keepers CROSS JOIN LATERAL (
      SELECT DISTINCT post_id FROM (
        SELECT post_id FROM passages WHERE user_id = keepers.user_id AND post_id IS NOT NULL
        ORDER BY created_at DESC, id DESC ${limit(most.known)}
      ) AS newest
    ) AS saved
    UNION ALL
    SELECT about.post_id, 1 FROM topics CROSS JOIN LATERAL (
      SELECT post_id FROM post_tags
      WHERE tag_key = topics.tag_key AND published_at IS NOT NULL
      ORDER BY published_at DESC, post_id DESC ${limit(most.ofTopic)}
    ) AS about`;

async function alike(db: Db, { ids, userId, take }: Parameters<SuggestionData['alike']>[0]) {
  const order = sql`ORDER BY p.points DESC, p.listed_at DESC, p.id DESC`;
  const query = sql`WITH given AS MATERIALIZED (
      SELECT id FROM posts WHERE id = ANY (${textArray(ids)}) AND is_public
      ${userId === null ? sql`` : knownTo(userId)}
    ), ${scored} ${userId === null ? sql`` : popular})
    SELECT ${postCard} AS row FROM (
      SELECT p.* FROM (
        SELECT p.*, found.points FROM (
          SELECT post_id, sum(points) AS points FROM scored GROUP BY post_id
        ) AS found JOIN posts p ON p.id = found.post_id
        WHERE p.is_public AND p.id NOT IN (SELECT id FROM given)
          AND ${userId === null ? sql`true` : isNewTo(userId)}
      ) p ${order} ${limit(take)}
    ) p ${order}`;
  return queryValues(db, postCardRow, query);
}

export const createSqlSuggestions = ({ db }: Pick<SqlStore, 'db'>): SuggestionData => ({
  cards: async ({ ids, userId }) =>
    queryValues(
      db,
      postCardRow,
      sql`SELECT ${postCard} AS row
        FROM unnest(${textArray(ids)}) WITH ORDINALITY AS given (id, place)
        JOIN posts p ON p.id = given.id JOIN users u ON u.id = ${userId}
        WHERE ${canReadPost} ORDER BY given.place`,
    ),
  alike: async (query) => alike(db, query),
});

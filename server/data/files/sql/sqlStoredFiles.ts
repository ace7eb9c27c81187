import * as v from 'valibot';
import { queryValues, textArray } from '../../postgres/queries/queryRows';
import { sql } from '../../postgres/queries/sql';
import type { SqlStore } from '../../postgres/queries/sqlStore';
import type { StoredFileData } from '../filePort';

/** What looks like the name of a stored file in a document. */
const fileName = String.raw`[\w-]+\.[a-z]+`;

export function createSqlStoredFiles({ db }: SqlStore): StoredFileData {
  return {
    async siteId() {
      const query = sql`SELECT id AS row FROM site_identity`;
      const [id] = v.parse(v.tuple([v.string()]), await queryValues(db, v.string(), query));
      return id;
    },
    async findUsed(files) {
      const names = textArray(files.map(({ name }) => name));
      const urls = textArray(files.map(({ url }) => url));
      // Documents have no index. Each of them is read once, if there are names that nothing else refers to.
      const query = sql`WITH given AS (
          SELECT name, url FROM unnest(${names}, ${urls}) AS file (name, url)
        ), found AS MATERIALIZED (
          SELECT given.name FROM given JOIN resources r ON r.name = given.name
          UNION SELECT given.name FROM given
            JOIN posts p ON p.image = given.url AND starts_with(p.image, '/')
          UNION SELECT given.name FROM given
            JOIN pending_posts c ON c.image = given.url AND starts_with(c.image, '/')
          UNION SELECT given.name FROM given JOIN site s ON s.logo = given.url
          UNION SELECT given.name FROM given
            JOIN users u ON u.avatar = given.url AND starts_with(u.avatar, '/')
          UNION SELECT given.name FROM given
            JOIN users u ON u.cover = given.url AND starts_with(u.cover, '/')
        ), missing AS MATERIALIZED (
          SELECT name FROM given WHERE name NOT IN (SELECT name FROM found)
        ), named AS MATERIALIZED (
          SELECT DISTINCT written[1] AS name FROM (
            SELECT content FROM post_contents UNION ALL SELECT content FROM pending_posts
            UNION ALL SELECT content FROM revisions UNION ALL SELECT content FROM site_pages
          ) document, regexp_matches(content, ${fileName}, 'g') AS written
          WHERE EXISTS (SELECT FROM missing)
        )
        SELECT name AS row FROM found
        UNION ALL SELECT name FROM missing WHERE name IN (SELECT name FROM named)`;
      return queryValues(db, v.string(), query);
    },
  };
}

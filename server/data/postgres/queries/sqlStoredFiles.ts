import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { StoredFileData } from '../../filePort';
import { queryValues, textArray } from './queryRows';
import type { SqlStore } from './sqlStore';

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
      // Documents have no index, so only the names that nothing else refers to are searched in them.
      const query = sql`WITH given AS (
          SELECT name, url FROM unnest(${names}, ${urls}) AS file (name, url)
        ), found AS MATERIALIZED (
          SELECT given.name FROM given JOIN resources r ON r.name = given.name
          UNION SELECT given.name FROM given
            JOIN posts p ON p.image = given.url AND starts_with(p.image, '/')
          UNION SELECT given.name FROM given
            JOIN users u ON u.avatar = given.url AND starts_with(u.avatar, '/')
          UNION SELECT given.name FROM given
            JOIN users u ON u.cover = given.url AND starts_with(u.cover, '/')
        )
        SELECT name AS row FROM found
        UNION ALL SELECT name FROM given
        WHERE name NOT IN (SELECT name FROM found)
          AND (EXISTS (SELECT FROM post_contents WHERE strpos(content, given.name) > 0)
            OR EXISTS (SELECT FROM revisions WHERE strpos(content, given.name) > 0))`;
      return queryValues(db, v.string(), query);
    },
  };
}

import { addPosts, idsOf, withPeople } from '@server/data/testing/fixtures';
import { at, newPost } from '@server/data/testing/rows';
import { expect, test } from 'vitest';
import { migrate } from '../connection/migrate';
import { openPglite } from '../connection/pgliteDriver';
import { createSqlData } from '../createSqlData';
import { createSqlStore } from '../queries/sqlStore';
import { findWrongCounters } from '../testing/findWrongCounters';
import { readMigratedTemplate } from '../testing/pgliteTemplate';

/** Takes the migration back: the functions of older versions read the column that is renamed. */
const olderVersion = `
  ALTER TABLE posts DISABLE TRIGGER USER;
  ALTER TABLE posts DROP COLUMN published_at CASCADE, DROP COLUMN publish_at CASCADE;
  CREATE INDEX posts_author ON posts (author_id);
  CREATE INDEX posts_newest ON posts (created_at);
  CREATE INDEX posts_hottest ON posts (hot_score);
  ALTER TABLE post_tags RENAME COLUMN published_at TO created_at;
  ALTER TABLE post_search RENAME COLUMN published_at TO created_at;
  UPDATE post_tags SET created_at = posts.created_at FROM posts WHERE id = post_id;
  UPDATE post_search SET created_at = posts.created_at FROM posts WHERE id = post_id;
  ALTER TABLE posts ENABLE TRIGGER USER;
  CREATE TRIGGER post_columns BEFORE UPDATE OF is_published ON posts
    FOR EACH ROW EXECUTE FUNCTION set_post_columns();
  CREATE TRIGGER post_tags AFTER UPDATE OF tag_keys ON posts
    FOR EACH ROW EXECUTE FUNCTION set_post_tags();
  DELETE FROM schema_migrations WHERE name LIKE '0012%'`;

test('posts of an older version were published when they were created', async () => {
  const driver = await openPglite({ template: await readMigratedTemplate() });
  const data = createSqlData(createSqlStore(driver));
  await withPeople(data);
  await addPosts(data, { count: 2 });
  await data.posts.insert(newPost('draft', { isPublished: false, createdAt: at(9) }));
  const before = await data.posts.latest({ skip: 0, take: 9 });
  await driver.transaction(({ script }) => script(olderVersion));
  await migrate(driver);
  expect(await data.posts.latest({ skip: 0, take: 9 })).toEqual(before);
  expect(idsOf(before.rows)).toEqual(['post-01', 'post-00']);
  expect(await data.posts.byId('draft')).toMatchObject({ publishedAt: null });
  expect(await findWrongCounters(driver)).toEqual([]);
  await driver.close();
});

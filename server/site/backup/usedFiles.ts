import { versionsOf } from '@contract/pictureVersions';
import type { RunQuery } from '@server/data/postgres/connection/driver';
import * as v from 'valibot';

const nameRows = v.array(v.object({ name: v.string() }));

/** The names of the files in the columns that contain one. `folder` is the URL of the files. */
export async function readFileNames(query: RunQuery, folder: string) {
  const rows = await query(
    `SELECT name FROM resources
     UNION SELECT substr(url, length($1) + 1) FROM (
       SELECT avatar AS url FROM users UNION SELECT cover FROM users UNION SELECT image FROM posts
       UNION SELECT image FROM pending_posts UNION SELECT logo FROM site
     ) AS pictures WHERE starts_with(url, $1)`,
    [folder],
    'objects',
  );
  return v.parse(nameRows, rows).map(({ name }) => name);
}

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** Finds the names of files in texts that contain their URLs, such as documents. */
export function createNameFinder(folder: string) {
  const pattern = new RegExp(`${escape(folder)}([\\w-]+\\.[a-z]+)`, 'g');
  return (text: string) => Array.from(text.matchAll(pattern), ([, name = '']) => name);
}

/** The names of all files of a picture. */
export function withVersions(name: string) {
  const versions = versionsOf(name);
  return versions.length > 0 ? versions.map(({ address }) => address) : [name];
}

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { RunQuery } from '../../server/data/postgres/driver';
import { openPglite } from '../../server/data/postgres/pgliteDriver';
import { findWrongCounters } from '../../server/node/backup/checkCounters';
import { readFileNames, withVersions } from '../../server/node/backup/usedFiles';
import type { Journal } from './journal';

const nameRows = v.array(v.object({ name: v.string() }));

async function readNames(query: RunQuery, text: string) {
  return new Set(v.parse(nameRows, await query(text, [], 'objects')).map(({ name }) => name));
}

const without = (names: Iterable<string>, found: ReadonlySet<string>) =>
  [...names].filter((name) => !found.has(name));

/** Opens the data folder of a server that was killed, and compares it with the journal. */
export async function checkFolder(dataFolder: string, journal: Journal) {
  const { query, close } = await openPglite({ folder: join(dataFolder, 'database') });
  try {
    const posts = await readNames(query, 'SELECT url AS name FROM posts');
    const comments = await readNames(query, 'SELECT text AS name FROM comments');
    const uploads = await readNames(query, 'SELECT name FROM resources');
    const used = (await readFileNames(query, '/api/v1/resource/file/')).flatMap(withVersions);
    const files = new Set(await readdir(join(dataFolder, 'files')));
    return {
      lost: [
        ...without(journal.posts, posts),
        ...without(journal.comments, comments),
        ...without(journal.files, uploads),
      ],
      wrongCounters: (await findWrongCounters(query)).map(({ counter, id }) => `${counter} ${id}`),
      rowsWithoutFile: without(used, files),
      filesWithoutRow: without(files, new Set(used)),
    };
  } finally {
    await close();
  }
}

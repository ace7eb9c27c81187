import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/** Writes an empty PGlite database to the file that the argument names. */
const file = process.argv[2];
const database = await PGlite.create();
const template = await database.dumpDataDir('gzip');
await database.close();
mkdirSync(dirname(file), { recursive: true });
// Another process can be doing the same.
writeFileSync(`${file}.${process.pid}`, new Uint8Array(await template.arrayBuffer()));
renameSync(`${file}.${process.pid}`, file);

import * as v from 'valibot';

/**
 * A backup is a compressed tar archive. The first part is the header, the last part the index; an
 * archive without index is incomplete. The other parts are files, and rows as lines of JSON.
 */

export const headerName = 'backup.json';
export const indexName = 'index.json';
export const keyName = 'secret-key';
export const filePrefix = 'files/';
export const rowsPrefix = 'rows/';

export const formatVersion = 1;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const identifier = v.pipe(v.string(), v.regex(/^[a-z][a-z_]*$/));

/** What has to be known before the rows are read. */
export const header = v.object({
  format: v.literal('commonplace backup'),
  version: count,
  createdAt: v.string(),
  /** The migrations of the database, in their order. */
  migrations: v.array(v.string()),
});

const part = v.object({ name: v.string(), bytes: count, sha256: v.string() });

const table = v.object({ name: identifier, columns: v.array(identifier), rows: count });

export const index = v.object({
  /** In the order in which they are restored. */
  tables: v.array(table),
  /** The names of the files that rows refer to. */
  files: v.array(v.string()),
  /** Files that rows refer to but that do not exist. */
  missingFiles: v.array(v.string()),
  /** All parts before the index. */
  parts: v.array(part),
});

export type BackupHeader = v.InferOutput<typeof header>;
export type BackupIndex = v.InferOutput<typeof index>;
export type BackupTable = v.InferOutput<typeof table>;
export type BackupPart = v.InferOutput<typeof part>;

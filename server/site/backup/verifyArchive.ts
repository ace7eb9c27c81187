import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { CommandFailure } from '../commands/commandFailure';
import {
  type BackupPart,
  formatVersion,
  header,
  headerName,
  index,
  indexName,
} from './archiveFormat';
import { type Part, readArchive } from './readArchive';

function parsePart<Schema extends v.GenericSchema>(schema: Schema, part: Part | null) {
  if (part === null) throw new Error('it has no beginning or no end');
  return v.parse(schema, JSON.parse(new TextDecoder().decode(part.bytes)));
}

function describe({ name, bytes }: Part): BackupPart {
  return { name, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}

const isSame = (one?: BackupPart, other?: BackupPart) =>
  one?.name === other?.name && one?.bytes === other?.bytes && one?.sha256 === other?.sha256;

function requireParts(found: readonly BackupPart[], expected: readonly BackupPart[]) {
  const count = Math.max(found.length, expected.length);
  for (let at = 0; at < count; at += 1) {
    if (isSame(found[at], expected[at])) continue;
    throw new Error(`the part ${expected[at]?.name ?? found[at]?.name} was changed`);
  }
}

async function readParts(path: string) {
  const found: BackupPart[] = [];
  let first: Part | null = null;
  let last: Part | null = null;
  await readArchive(path, (part) => {
    if (part.name === headerName) first = part;
    if (part.name === indexName) last = part;
    else found.push(describe(part));
  });
  return { found, header: parsePart(header, first), index: parsePart(index, last) };
}

/** Reads the whole backup and checks that it is complete and unchanged. */
export async function verifyArchive(path: string) {
  try {
    const { found, ...contents } = await readParts(path);
    requireParts(found, contents.index.parts);
    if (contents.header.version <= formatVersion) return contents;
  } catch (failure) {
    const reason = failure instanceof Error ? failure.message : String(failure);
    throw new CommandFailure(`${path} is not a complete backup: ${reason}`);
  }
  throw new CommandFailure(`${path} was made by a newer version of Commonplace.`);
}

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { isErrorWithCode } from '@server/adapters/isErrorWithCode';

export type StaticFile = {
  type: string;
  /** The entity tag of the uncompressed file; compressed ones have their own. */
  etag: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** Compressed by the build; null if that saves nothing. */
  brotli: Uint8Array<ArrayBuffer> | null;
};

/** The files of a build, by their address. */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Files for other hosts (`_headers`), and compressed ones, have no own address. */
const isServed = (address: string) => !address.endsWith('.br') && !address.startsWith('/_');

const read = async (path: string) => new Uint8Array(await readFile(path));

async function readIfThere(path: string) {
  try {
    return await read(path);
  } catch (failure) {
    if (isErrorWithCode(failure, 'ENOENT')) return null;
    throw failure;
  }
}

async function loadFile(path: string): Promise<StaticFile> {
  const bytes = await read(path);
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  const type = types[extname(path)] ?? 'application/octet-stream';
  return { type, etag: hash, bytes, brotli: await readIfThere(`${path}.br`) };
}

async function listFiles(folder: string) {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  } catch (failure) {
    if (isErrorWithCode(failure, 'ENOENT')) return [];
    throw failure;
  }
}

/**
 * Reads a build into memory: it is a few megabytes, and a request can't name a file outside of it. Empty
 * if there is no build.
 */
export async function loadStaticFiles(folder: string): Promise<StaticFiles> {
  const addresses = (await listFiles(folder))
    .map((path) => `/${relative(folder, path).replaceAll(sep, '/')}`)
    .filter(isServed);
  const load = async (address: string): Promise<[string, StaticFile]> => [
    address,
    await loadFile(join(folder, address)),
  ];
  return new Map(await Promise.all(addresses.map(load)));
}

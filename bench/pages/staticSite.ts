import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { brotli, isCompressible } from './serve';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

type StaticFile = { body: Uint8Array<ArrayBuffer>; headers: Record<string, string> };

async function readStaticFile(path: string, address: string): Promise<StaticFile> {
  const bytes = new Uint8Array(await readFile(path));
  const type = types[extname(path)] ?? 'application/octet-stream';
  const headers = {
    'Content-Type': type,
    'Cache-Control': address.startsWith('/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'no-cache',
  };
  if (!isCompressible(type)) return { body: bytes, headers };
  return { body: await brotli(bytes, 11), headers: { ...headers, 'Content-Encoding': 'br' } };
}

/** Answers with the files of a built site; undefined for pages. */
export async function createStaticSite(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const files = new Map(
    await Promise.all(
      paths.map(async (path): Promise<[string, StaticFile]> => {
        const address = `/${relative(folder, path).replaceAll(sep, '/')}`;
        return [address, await readStaticFile(path, address)];
      }),
    ),
  );
  return function respond(pathname: string) {
    const file = files.get(pathname);
    return file && new Response(file.body, { headers: file.headers });
  };
}

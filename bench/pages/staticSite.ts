import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { pageFor } from '../../scripts/staticRoutes.mjs';
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

/** Answers from a built site like a static host: its files, and the page for any other address. */
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
    const page = files.has(pathname) ? { file: pathname, status: 200 } : pageFor(pathname);
    const file = files.get(page.file);
    if (!file) return new Response(null, { status: 404 });
    return new Response(file.body, { status: page.status, headers: file.headers });
  };
}

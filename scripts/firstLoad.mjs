import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * KiB of JavaScript (gzip) and how many scripts each kind of page may load at first: those of index.html and of the
 * page's module, with everything that these import statically. What is imported dynamically loads later, so the clock
 * decides nothing. The limits are just above what the pages need.
 */
export const budgets = [
  { page: 'home', module: 'src/pages/HomePage.tsx', most: 158, scripts: 7 },
  { page: 'list of posts', module: 'src/pages/PostsPage.tsx', most: 158, scripts: 8 },
  { page: 'post', module: 'src/pages/PostPage.tsx', most: 176.2, scripts: 8 },
  { page: 'contact', module: 'src/pages/ContactPage.tsx', most: 150.5, scripts: 6 },
];

/** The files of a module's chunk and of all chunks that it imports statically. */
function collect(manifest, key, found = new Set()) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`There is no chunk for ${key}.`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) collect(manifest, imported, found);
  return found;
}

/** A sentence for each page that loads more than its budget, and one for each page about what it loads. */
export function weighFirstLoads({ manifest, sizeOf }) {
  const pages = budgets.map(({ page, module, most, scripts }) => {
    const files = collect(manifest, module, collect(manifest, 'index.html'));
    const bytes = [...files].reduce((sum, file) => sum + sizeOf(file), 0);
    const kib = bytes / 1024;
    const text = `${page}: ${kib.toFixed(1)} of ${most} KiB in ${files.size} of ${scripts} scripts`;
    return { text, isHeavy: kib > most || files.size > scripts };
  });
  return {
    texts: pages.map(({ text }) => text),
    heavy: pages.filter(({ isHeavy }) => isHeavy).map(({ text }) => text),
  };
}

/** The stylesheets of a module's chunk and of all chunks that it imports statically. */
const stylesOf = (manifest, key) => {
  const files = collect(manifest, key);
  const chunks = Object.values(manifest).filter(({ file }) => files.has(file));
  return new Set(chunks.flatMap(({ css = [] }) => css));
};

const memberStyles = /^assets\/memberStyles-/;

/**
 * A sentence for each page of visitors that has a stylesheet of its own. Rendered pages bring their styles from the one of
 * `index.html`: they would be painted without it, or wait for it.
 */
export function ownStyles(manifest) {
  const common = stylesOf(manifest, 'index.html');
  return Object.keys(manifest)
    .filter((key) => /^src\/pages\/\w+\.tsx$/.test(key))
    .flatMap((key) => {
      const styles = [...stylesOf(manifest, key)];
      const own = styles.filter((file) => !common.has(file));
      const isForMembers = styles.some((file) => memberStyles.test(file));
      return isForMembers || own.length === 0 ? [] : [`${key} has ${own.join(', ')}`];
    });
}

/** The same for a build on the disk. */
export function weighBuild(outDir) {
  const manifest = JSON.parse(readFileSync(join(`${outDir}-server`, 'manifest.json'), 'utf8'));
  const sizeOf = (file) => gzipSync(readFileSync(join(outDir, file))).byteLength;
  return { ...weighFirstLoads({ manifest, sizeOf }), styled: ownStyles(manifest) };
}

/** Less than a server can send before the browser has acknowledged any. */
const mostDocumentBytes = 9.5 * 1024;

/** A sentence for each rendered page of a build that is larger. */
export function weighDocuments(outDir) {
  const names = readdirSync(outDir, { recursive: true, encoding: 'utf8' });
  const pages = names.filter((name) => name.endsWith('.html'));
  const sizeOf = (name) => gzipSync(readFileSync(join(outDir, name))).byteLength;
  return pages
    .map((name) => ({ name, bytes: sizeOf(name) }))
    .filter(({ bytes }) => bytes > mostDocumentBytes)
    .map(({ name, bytes }) => `${name} has ${bytes} bytes (gzip), over ${mostDocumentBytes}`);
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

/** A production build holds no byte of the mocks: none of these words may be in any of its files. */
const traces = [
  'mockServiceWorker',
  'Mock Service Worker',
  'Password1!',
  'mock:settings',
  'mock-google-',
  'pbkdf2',
  "Developer's panel",
];
const dist = join(root, 'dist');
const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) =>
  entry.isFile(),
);

const found = files.flatMap((entry) => {
  const path = join(entry.parentPath, entry.name);
  const text = readFileSync(path, 'latin1');
  return traces
    .filter((trace) => entry.name.includes(trace) || text.includes(trace))
    .map((trace) => `${path}: ${trace}`);
});

for (const line of found) console.error(line);
console.log(`${files.length} files looked through.`);
process.exit(found.length === 0 && files.length > 0 ? 0 : 1);

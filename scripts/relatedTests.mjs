/** A word that more tests have says little about what a test is about. */
const mostTestsOfWord = 16;

/** What files do or are, which says nothing about what they are about. */
const general = new Set([
  'create',
  'list',
  'load',
  'model',
  'open',
  'read',
  'screen',
  'use',
  'write',
]);

const folderOf = (path) => path.slice(0, path.lastIndexOf('/') + 1);

/** The words of a file and its folders below the layer: `src/features/book/screen/HeadingList.tsx` gives book and heading. */
function wordsOf(path) {
  const names = path
    .replace(/\.(?:test|spec|isolated|postgres|http)\b|\.\w+$/g, '')
    .split('/')
    .slice(1)
    .join(' ');
  const words = names.match(/[A-Z]?[a-z]{3,}/g) ?? [];
  const singular = words.map((word) => word.toLowerCase().replace(/s$/, ''));
  return new Set(singular.filter((word) => !general.has(word)));
}

/**
 * The tests that a change touches, by their names: those of the same folder, and those that share a word with a changed
 * file which only few tests have. A changed test touches itself only.
 */
export function relatedTests(changed, tests) {
  const wordsOfTests = new Map(tests.map((path) => [path, wordsOf(path)]));
  const counts = new Map();
  for (const words of wordsOfTests.values()) {
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const isTelling = (word) => (counts.get(word) ?? 0) <= mostTestsOfWord;
  const sources = changed.filter((path) => !wordsOfTests.has(path));
  const touched = new Set(sources.flatMap((path) => [...wordsOf(path)].filter(isTelling)));
  const folders = new Set(sources.map(folderOf));
  return tests.filter(
    (path) =>
      changed.includes(path) ||
      folders.has(folderOf(path)) ||
      [...(wordsOfTests.get(path) ?? [])].some((word) => touched.has(word)),
  );
}

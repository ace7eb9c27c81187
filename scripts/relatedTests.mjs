import { dirname, join } from 'node:path/posix';
import { rootFiles } from './buildInputs.mjs';

/** A text in quotes, on one line. */
const quoted = /(['"`])((?:(?!\1)[^\n\\])+)\1/g;
const typeImports = /^import type [^;]*;/gm;
const endings = ['', '.ts', '.tsx', '.mjs'];
const aliases = {
  '@/': 'src/',
  '@contract/': 'contract/',
  '@server/': 'server/',
  '@mocks/': 'mocks/',
};

const isTest = (path) => /\.(?:test|spec)\.\w+$/.test(path);

const globParts = { '**/': '(?:.*/)?', '*': '[^/]*', '{': '(?:', '}': ')', ',': '|' };
const globPattern = (glob) =>
  new RegExp(
    `^${glob.replaceAll(/\*\*\/|[*{},.+()]/g, (part) => globParts[part] ?? `\\${part}`)}$`,
  );

/** The files that a text in quotes names: by an import, an address, a glob, or, in scripts, by the folder that they read. */
function namedFiles(from, text, paths) {
  const [name] = text.split('?', 1);
  const alias = Object.keys(aliases).find((prefix) => name.startsWith(prefix));
  if (alias || name.startsWith('.')) {
    const path = alias ? aliases[alias] + name.slice(alias.length) : join(dirname(from), name);
    if (path.includes('*')) {
      const pattern = globPattern(path);
      return [...paths].filter((other) => pattern.test(other));
    }
    return endings.map((ending) => path + ending).filter((other) => paths.has(other));
  }
  if (from.startsWith('scripts/') && /^\w+$/.test(name))
    return [...paths].filter((other) => other.startsWith(`${name}/`) && !isTest(other));
  return [name, join(dirname(from), name)].filter((other) => paths.has(other));
}

/** The files that name each file. */
function readNamers(files) {
  const paths = new Set(files.map(({ path }) => path));
  const namers = new Map();
  for (const { path, source } of files) {
    const texts = source.replaceAll(typeImports, '').matchAll(quoted);
    for (const text of new Set(Array.from(texts, ([, , text]) => text))) {
      for (const named of namedFiles(path, text, paths))
        namers.set(named, (namers.get(named) ?? new Set()).add(path));
    }
  }
  return namers;
}

/** The changed files and all that depend on them. */
function affectedFiles(changed, namers) {
  const affected = new Set(changed);
  for (const path of affected) {
    // A test that reads another test depends on its text only.
    if (isTest(path) && !changed.includes(path)) continue;
    for (const namer of namers.get(path) ?? []) affected.add(namer);
  }
  return affected;
}

const asList = (value) => [value ?? []].flat();

/** Whether tests can depend on a change without naming the changed file. */
export const changesEverything = (changed) => changed.some((path) => rootFiles.test(path));

/**
 * Returns the unit tests that depend on a change, by what files import and name. `projects` are those of Vitest; all tests of
 * a project depend on what is set up for it.
 */
export function createUnitTestSelection({ files, projects }) {
  const namers = readNamers(files);
  const isIn = (globs, path) => asList(globs).some((glob) => globPattern(glob).test(path));
  const described = projects.map(({ test }) => ({
    setup: [test.setupFiles, test.globalSetup, test.environment]
      .flatMap(asList)
      .map((path) => join(path)),
    tests: files
      .map(({ path }) => path)
      .filter((path) => isIn(test.include, path) && !isIn(test.exclude, path)),
  }));
  return (changed) => {
    const affected = affectedFiles(changed, namers);
    const related = described.flatMap(({ setup, tests }) => {
      const isAll = changesEverything(changed) || setup.some((path) => affected.has(path));
      return tests.filter((path) => isAll || affected.has(path));
    });
    return [...new Set(related)];
  };
}

/** A word that more journeys have says little about what a journey is about. */
const mostJourneysOfWord = 16;

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

/** The journeys that changed, and those that share a word with a changed file which only few journeys have. */
export function relatedJourneys(changed, journeys) {
  if (changesEverything(changed)) return journeys;
  const wordsOfJourneys = new Map(journeys.map((path) => [path, wordsOf(path)]));
  const counts = new Map();
  for (const words of wordsOfJourneys.values()) {
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const isTelling = (word) => (counts.get(word) ?? 0) <= mostJourneysOfWord;
  const sources = changed.filter((path) => !path.startsWith('docs/') && !isTest(path));
  const touched = new Set(sources.flatMap((path) => [...wordsOf(path)].filter(isTelling)));
  return journeys.filter(
    (path) =>
      changed.includes(path) || [...wordsOfJourneys.get(path)].some((word) => touched.has(word)),
  );
}

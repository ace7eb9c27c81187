import type { SourceFile } from './sourceFiles';

type Constants = { readonly [name: string]: unknown };

const isGroup = (value: unknown): value is Constants =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The names of the constants in `group`, each with its path. */
function namesIn(group: Constants, path: string): { name: string; path: string }[] {
  return Object.entries(group).flatMap(([name, value]) =>
    isGroup(value) ? namesIn(value, `${path}.${name}`) : [{ name, path: `${path}.${name}` }],
  );
}

/** Returns the constants that no file reads: neither as `.name` nor by destructuring. */
export function unusedConstants(constants: Constants, files: readonly SourceFile[]) {
  const readers = files.filter(({ source }) => /from '[^']*\/limits'/.test(source));
  const isRead = (name: string) => {
    const access = new RegExp(`\\.${name}\\b|[{,]\\s*${name}\\b\\s*[:,}]`);
    return readers.some(({ source }) => access.test(source));
  };
  return namesIn(constants, 'limits')
    .filter(({ name }) => !isRead(name))
    .map(({ path }) => path);
}

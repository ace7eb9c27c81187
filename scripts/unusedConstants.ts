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

function unusedIn(group: string, constants: Constants, files: readonly SourceFile[]) {
  const readers = files.filter(({ source }) => source.includes(`/${group}';`));
  const isRead = (name: string) => {
    const access = new RegExp(`\\.${name}\\b|[{,]\\s*${name}\\b\\s*[:,}]`);
    return readers.some(({ source }) => access.test(source));
  };
  return namesIn(constants, group)
    .filter(({ name }) => !isRead(name))
    .map(({ path }) => path);
}

/**
 * Returns the constants that no file reads: neither as `.name` nor by destructuring. Each group has
 * the name of the module that exports its constants.
 */
export function unusedConstants(
  groups: { readonly [group: string]: Constants },
  files: readonly SourceFile[],
) {
  return Object.entries(groups).flatMap(([group, constants]) => unusedIn(group, constants, files));
}

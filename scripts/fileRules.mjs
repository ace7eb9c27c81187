/** Finds paths that are one path on a disk that ignores case. */
export function findCaseClashes(paths) {
  const firstSeen = new Map();
  const clashes = new Set();
  for (const path of paths) {
    const parts = path.split('/');
    for (const depth of parts.keys()) {
      const prefix = parts.slice(0, depth + 1).join('/');
      const other = firstSeen.get(prefix.toLowerCase());
      if (other === undefined) firstSeen.set(prefix.toLowerCase(), prefix);
      else if (other !== prefix) clashes.add(`${other} and ${prefix}`);
    }
  }
  return [...clashes];
}

const exception = /(?:\/\/|\/\*)\s*(?:oxlint-disable|eslint-disable|biome-ignore)/;
const reason = / -- \S/;

/** Finds lint exceptions that don't end in `-- reason` on the same line. */
export function findExceptionsWithoutReason(path, text) {
  return text
    .split('\n')
    .flatMap((line, at) =>
      exception.test(line) && !reason.test(line) ? [`${path}:${at + 1}: ${line.trim()}`] : [],
    );
}

const testFile = /\.(?:test|spec)\.(?:ts|tsx|mjs)$/;
const wait =
  /(?<![.\w])(?:window\.|globalThis\.)?setTimeout\(|waitForTimeout\(|(?<![.\w])sleep\(|'networkidle'|timers\/promises'/;

/** Finds tests that wait for a time instead of an event, which fail or prove nothing on a slow machine. */
export function findTimedWaits(path, text) {
  if (!testFile.test(path)) return [];
  return text
    .split('\n')
    .flatMap((line, at) => (wait.test(line) ? [`${path}:${at + 1}: ${line.trim()}`] : []));
}

const pageTest = /^src\/(?:app|pages|stories)\/.*\.test\.tsx?$/;

/**
 * Finds checks of the focus in tests of pages that don't wait for it: effects move it, and what a test has found on the
 * page can be there before they have run.
 */
export function findEarlyFocusChecks(path, text) {
  if (!pageTest.test(path)) return [];
  return [...text.matchAll(/(?<!\.not)\.toHaveFocus\(\)/g)].flatMap(({ index }) => {
    const before = text.slice(0, index);
    const statement = before.slice(before.lastIndexOf(';') + 1);
    return /\bwaitFor\(/.test(statement) ? [] : [`${path}:${before.split('\n').length}`];
  });
}

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

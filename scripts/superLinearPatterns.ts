import { analyse } from 'scslre';
import { parseSync, Visitor } from 'vite';
import type { SourceFile } from './sourceFiles';

export type FoundPattern = { path: string; pattern: string };

/** The regular expressions in files. */
function patternsIn({ path, source }: SourceFile) {
  const found: { source: string; flags: string }[] = [];
  const visitor = new Visitor({
    Literal(node) {
      if ('regex' in node) found.push({ source: node.regex.pattern, flags: node.regex.flags });
    },
  });
  visitor.visit(parseSync(path, source).program);
  return found;
}

/**
 * The regular expressions that need more than linear time for some text. Each is analysed, not run: by
 * what it consists of, two parts that accept the same characters can share a text in many ways.
 */
export function superLinearPatterns(files: readonly SourceFile[]): FoundPattern[] {
  return files.flatMap((file) =>
    patternsIn(file)
      .filter((pattern) => analyse(pattern).reports.length > 0)
      .map(({ source, flags }) => ({ path: file.path, pattern: `/${source}/${flags}` })),
  );
}

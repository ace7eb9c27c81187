import type { SourceFile } from './sourceFiles';

const shortest = 20;

const literal = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;
const jsxText = />([^<>{}]+)</g;

const collapsed = (text: string) =>
  text
    .replaceAll(/\\(['"`])/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Every string literal and JSX text of a source file. */
function textsOf(source: string) {
  const literals = [...source.matchAll(literal)].map(([, single, double, template]) =>
    collapsed(single ?? double ?? template ?? ''),
  );
  const jsx = [...source.matchAll(jsxText)].map(([, text = '']) => collapsed(text));
  return new Set([...literals, ...jsx]);
}

/** Returns each place where a file repeats one of `texts` instead of importing it. */
export function repeatedTexts(texts: readonly string[], files: readonly SourceFile[]) {
  const long = texts.filter((text) => text.length > shortest);
  return files.flatMap(({ path, source }) => {
    const found = textsOf(source);
    return long.filter((text) => found.has(text)).map((text) => `${path}: ${text}`);
  });
}

import { readValues } from '@contract/document/markdown/frontMatter';
import { UnreadableFileError } from '@contract/document/UnreadableFileError';
import { isRecord } from '@contract/isRecord';
import { moveTexts } from '@contract/texts/moveTexts';
import { parse, TomlDate } from 'smol-toml';

export type Page = { values: Record<string, unknown>; markdown: string; hasFrontMatter: boolean };

const mostLevels = 64;

/** Dates as they are written, and nothing that is nested too deep. */
function plainValue(value: unknown, level = 0): unknown {
  if (value instanceof TomlDate) return value.toISOString();
  if (level > mostLevels) return null;
  if (Array.isArray(value)) return value.map((item) => plainValue(item, level + 1));
  return isRecord(value) ? plainRecord(value, level + 1) : value;
}

const plainRecord = (record: Record<string, unknown>, level = 0) =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, plainValue(value, level)] as const),
  );

function readToml(toml: string) {
  try {
    return plainRecord(parse(toml, { maxDepth: mostLevels }));
  } catch {
    throw new UnreadableFileError(moveTexts.toml);
  }
}

function readJson(json: string) {
  try {
    const values: unknown = JSON.parse(json);
    if (isRecord(values)) return plainRecord(values);
  } catch {
    // A broken file and one that holds something else get the same message.
  }
  throw new UnreadableFileError(moveTexts.json);
}

/** The index of the line that ends front matter; -1 without one. */
const endOf = (lines: readonly string[], isEnd: (line: string) => boolean) =>
  lines.findIndex((line, at) => at > 0 && isEnd(line));

/** Reads a file of Markdown whose front matter is YAML, TOML or JSON. Throws an UnreadableFileError. */
export function readPage(file: string): Page {
  const text = file.replace(/^\ufeff/, '');
  const lines = text.split('\n');
  const after = (end: number) => lines.slice(end + 1).join('\n');
  if (lines[0]?.trimEnd() === '+++') {
    const end = endOf(lines, (line) => line.trimEnd() === '+++');
    if (end < 0) throw new UnreadableFileError(moveTexts.toml);
    const values = readToml(lines.slice(1, end).join('\n'));
    return { values, markdown: after(end), hasFrontMatter: true };
  }
  if (lines[0]?.trimEnd() === '{') {
    const end = endOf(lines, (line) => line.trimEnd() === '}');
    const values = readJson(lines.slice(0, end + 1).join('\n'));
    return { values, markdown: after(end), hasFrontMatter: true };
  }
  const { values, markdown } = readValues(text);
  return { values: values ?? {}, markdown, hasFrontMatter: values !== null };
}

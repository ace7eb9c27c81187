export type FrontMatter = ReadonlyMap<string, string | readonly string[]>;

const fence = /^---\n(?<lines>.*?)\n---\n(?<body>.*)$/s;

/** A value is plain text up to the end of the line, or in double quotes with JSON's escapes. */
function readScalar(value: string): string {
  const parsed: unknown = value.startsWith('"') ? JSON.parse(value) : value;
  return String(parsed);
}

/**
 * Splits a file into its front matter and the text after it. The front matter is the small part of
 * YAML that articles need: `key: value`, and lists of `- value` below a key.
 */
export function readFrontMatter(text: string): { fields: FrontMatter; body: string } {
  const { lines, body } = fence.exec(text.replaceAll('\r\n', '\n'))?.groups ?? {};
  if (lines === undefined || body === undefined) throw new Error('There is no front matter.');
  const fields = new Map<string, string | string[]>();
  let list: string[] | null = null;
  for (const line of lines.split('\n')) {
    const item = /^ *- (.+)$/.exec(line)?.[1];
    const [, key = '', value = ''] = /^(\w+):(?: +(.*))?$/.exec(line) ?? [];
    if (item !== undefined && list) list.push(readScalar(item));
    else if (key === '') throw new Error(`This line of front matter can't be read: ${line}`);
    else {
      list = value === '' ? [] : null;
      fields.set(key, list ?? readScalar(value));
    }
  }
  return { fields, body };
}

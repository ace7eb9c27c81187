import type { Html } from 'mdast';

export type Settings = ReadonlyMap<string, string>;

const comment = /^<!--((?: [a-z]+(?:=[\w.%-]+)?)+) -->\s*$/;

/**
 * Writes what Markdown has no syntax for as a comment on the line after the block:
 * `<!-- stretched border -->`. Empty if there is nothing to write.
 */
export function writeSettings(
  settings: Readonly<Record<string, string | number | boolean>>,
): Html[] {
  const words = Object.entries(settings).flatMap(([name, value]) => {
    if (value === false || value === '') return [];
    return value === true ? name : `${name}=${value}`;
  });
  return words.length > 0 ? [{ type: 'html', value: `<!-- ${words.join(' ')} -->` }] : [];
}

/** Reads such a comment; null if `html` is anything else. */
export function readSettings(html: string): Settings | null {
  const words = comment.exec(html)?.[1]?.trim().split(' ');
  if (!words) return null;
  return new Map(
    words.map((word) => {
      const [name = '', value = ''] = word.split('=', 2);
      return [name, value];
    }),
  );
}

/** An address as the value of a setting. */
export const writeAddress = (url: string) =>
  encodeURIComponent(url).replaceAll(
    /[!~*'()]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

export function readAddress(value: string) {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

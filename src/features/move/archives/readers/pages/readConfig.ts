import { readValues } from '@contract/document/markdown/frontMatter';
import { isRecord } from '@contract/isRecord';
import { parse } from 'smol-toml';
import { type Archive, findFile } from '../../archive';

function parseConfig(path: string, text: string): Record<string, unknown> {
  try {
    if (path.endsWith('.toml')) return parse(text);
    if (!path.endsWith('.json')) return readValues(`---\n${text}\n---\n`).values ?? {};
    const values: unknown = JSON.parse(text);
    return isRecord(values) ? values : {};
  } catch {
    return {};
  }
}

/** The settings of a site, with names in lower case; empty if they are missing or broken. */
export async function readConfig(archive: Archive, names: RegExp) {
  const file = findFile(archive, (path) => names.test(path));
  const values = file ? parseConfig(file.path, await file.text().catch(() => '')) : {};
  return new Map(Object.entries(values).map(([name, value]) => [name.toLowerCase(), value]));
}

export type Config = Awaited<ReturnType<typeof readConfig>>;

export const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** The address of the site; a person can give it too. */
export function baseOf(config: Config, { siteUrl }: Archive) {
  const written = textOf(config.get('baseurl'));
  const url = /^https?:\/\//.test(written) ? written : textOf(config.get('url'));
  const base = siteUrl ?? url;
  return URL.canParse(base) ? base : '';
}

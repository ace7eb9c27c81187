import { isRecord } from '@contract/isRecord';
import type { ArchiveFile } from '../archive';
import type { PageDetails } from './pages/details';
import { type Config, textOf } from './pages/readConfig';

const styles = new Map([
  ['', '/:categories/:year/:month/:day/:title.html'],
  ['date', '/:categories/:year/:month/:day/:title.html'],
  ['pretty', '/:categories/:year/:month/:day/:title/'],
  ['ordinal', '/:categories/:year/:y_day/:title:output_ext'],
  ['weekdate', '/:categories/:year/W:week/:short_day/:title:output_ext'],
  ['none', '/:categories/:title.html'],
]);

type Permalink = { path: string; permalink: string };

/** A permalink that `defaults` of the settings give to posts below a path. */
function readDefault(entry: unknown): Permalink[] {
  if (!isRecord(entry) || !isRecord(entry['values'])) return [];
  const scope = isRecord(entry['scope']) ? entry['scope'] : {};
  const permalink = textOf(entry['values']['permalink']);
  const isOfPosts = ['', 'posts', 'post'].includes(textOf(scope['type']));
  const path = textOf(scope['path']).replaceAll(/^\/|\/$/g, '');
  return isOfPosts && permalink !== '' ? [{ path, permalink }] : [];
}

/** The permalink of the settings for a post; the default with the longest path wins. */
function configuredPermalink(config: Config, file: ArchiveFile) {
  const defaults: unknown = config.get('defaults');
  const [first] = (Array.isArray(defaults) ? defaults.flatMap(readDefault) : [])
    .filter(({ path }) => path === '' || `${file.path}/`.startsWith(`${path}/`))
    .toReversed()
    .toSorted((a, b) => b.path.length - a.path.length);
  return first?.permalink ?? textOf(config.get('permalink'));
}

/** The pattern of a post's address; null for a style that isn't known. */
export function permalinkPatternOf(details: PageDetails, config: Config, file: ArchiveFile) {
  const configured = configuredPermalink(config, file);
  const written = details.permalink || configured;
  const isUnknown = details.permalink === '' && !configured.includes(':');
  return styles.get(written) ?? (isUnknown ? null : written);
}

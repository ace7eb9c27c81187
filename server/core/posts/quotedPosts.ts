import { folderOf, paths } from '@contract/pages';
import type { QuotedUrl } from '@server/data/rows/rows';
import type { DocumentCite } from '../documents/documentTasks';

const folder = folderOf(paths.post);

/** The url of the post that an address of this site leads to; null for any other address. */
function postUrlOf(address: string, siteUrl: string) {
  if (!URL.canParse(address, siteUrl)) return null;
  const { origin, pathname } = new URL(address, siteUrl);
  if (origin !== new URL(siteUrl).origin || !pathname.startsWith(folder)) return null;
  const segment = pathname.slice(folder.length).replace(/\/$/, '');
  try {
    const url = decodeURIComponent(segment).normalize('NFKC');
    return url === '' || url.includes('/') ? null : url;
  } catch {
    return null;
  }
}

/** The quote blocks whose source is a post of this site. */
export const quotedPosts = (cites: readonly DocumentCite[], siteUrl: string): QuotedUrl[] =>
  cites.flatMap(({ blockId, cite, quote }) => {
    const url = postUrlOf(cite, siteUrl);
    return url === null ? [] : [{ blockId, url, quote }];
  });

import { postPath } from '@contract/pages';
import { type ArchiveFile, folderOf } from '../../archive';
import { createLinkTo, type LinkTo } from '../../convert/context';
import { decodePath } from '../../convert/pictures';

/** A page of a folder, with what links to it need. */
export type Listed = { file: ArchiveFile; url: string; formerUrls: readonly string[] };

const anyOrigin = 'https://page.invalid';

/** The path of a file, seen from the folder of another. */
function pathFrom(folder: string, href: string) {
  const base = `${anyOrigin}/${folder}`;
  const url = URL.canParse(href, base) ? new URL(href, base) : null;
  return url?.origin === anyOrigin ? decodePath(url.pathname.slice(1)) : null;
}

const withoutSlash = (path: string) => path.replace(/\/$/, '');

/** Finds the pages of a site by their files and by their former addresses. */
export function createSiteIndex(pages: readonly Listed[]) {
  const byPath = new Map<string, string>();
  const byName = new Map<string, string>();
  const formerPaths = new Set<string>();
  const formerByLowerCase = new Map<string, string>();
  for (const { file, url, formerUrls } of pages) {
    const plain = file.path.replace(/\.(?:md|markdown|html?)$/i, '');
    const bundle = plain.replace(/\/index$/, '');
    for (const path of [file.path, plain, bundle]) byPath.set(path.toLowerCase(), url);
    const name = bundle.slice(bundle.lastIndexOf('/') + 1).toLowerCase();
    if (!byName.has(name)) byName.set(name, url);
    for (const former of formerUrls) {
      formerPaths.add(withoutSlash(former));
      formerByLowerCase.set(withoutSlash(former).toLowerCase(), former);
    }
  }

  const postPaths = new Set(pages.map(({ url }) => postPath(url)));

  /** The post that a file's path or name means. */
  function find(written: string, folders: readonly string[]) {
    const [path = ''] = written.split(/[#?]/, 1);
    const target = withoutSlash(path).toLowerCase();
    for (const folder of folders) {
      const found = byPath.get(`${folder}${target.replace(/^\/+/, '')}`.toLowerCase());
      if (found !== undefined) return found;
    }
    return byName.get(target.replace(/\.(?:md|markdown|html?)$/, ''));
  }

  /** How links of a page are resolved. */
  function linksOf(file: ArchiveFile, base: string): LinkTo {
    const complete = createLinkTo(base);
    return (href) => {
      if (/^(?:[a-z][\w+.-]*:|\/\/|#)/i.test(href)) return complete(href);
      const [path = '', anchor = ''] = href.split('#', 2);
      if (path.startsWith('/')) {
        const isKnown = formerPaths.has(withoutSlash(path)) || postPaths.has(path);
        if (isKnown) return path;
        return formerByLowerCase.get(withoutSlash(path).toLowerCase()) ?? complete(href);
      }
      const target = pathFrom(folderOf(file.path), path);
      const found = target === null ? undefined : byPath.get(withoutSlash(target).toLowerCase());
      if (found !== undefined) return postPath(found);
      return path === '' && anchor !== '' ? href : complete(href);
    };
  }

  return { find, linksOf };
}

export type SiteIndex = ReturnType<typeof createSiteIndex>;

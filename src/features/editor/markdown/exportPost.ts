import {
  extensionFor,
  pictureUrls,
  withPictureUrls,
} from '@contract/document/markdown/pictureFiles';
import { writePostFile } from '@contract/document/markdown/postFile';
import { hyphenated } from '@contract/rules';
import { addTags } from '@/lib/addTags';
import { suggestUrl } from '@/lib/suggestUrl';
import type { Draft, SavedPost } from '../draft/draft';
import type { Bytes } from './zip';

/** How long a picture may take to load, in milliseconds. */
const longestLoad = 30_000;

type Picture = { url: string; bytes: Bytes; extension: string };

/** Null if the picture can't be loaded, or is of a type that couldn't be imported again. */
async function loadPicture(url: string): Promise<Picture | null> {
  try {
    const response = await fetch(new URL(url, location.href), {
      signal: AbortSignal.timeout(longestLoad),
    });
    const extension = extensionFor(response.headers.get('content-type') ?? '');
    if (!response.ok || extension === undefined) return null;
    return { url, bytes: new Uint8Array(await response.arrayBuffer()), extension };
  } catch {
    return null;
  }
}

/** A name from the address, or a number if the address has none that is short and plain. */
function fileName({ url, extension }: Picture, at: number, taken: ReadonlySet<string>) {
  const name = /([\w-]{1,80})(?:\.\w+)?(?:[?#].*)?$/.exec(url)?.[1] ?? '';
  const wanted = `${name || at + 1}.${extension}`;
  return taken.has(wanted) ? `${name}-${at + 1}.${extension}` : wanted;
}

/** Where the pictures are in the archive, by their address. */
function placePictures(pictures: readonly Picture[]) {
  const taken = new Set<string>();
  return new Map(
    pictures.map((picture, at) => {
      const name = fileName(picture, at, taken);
      taken.add(name);
      return [picture.url, `images/${name}`];
    }),
  );
}

type Exported = {
  file: File;
  /** Addresses of pictures that could not be loaded. */
  notLoaded: readonly string[];
};

function detailsOf({ fields }: Draft, saved: SavedPost | null) {
  const { title, metaDescription, seoKeywords, url, canonicalUrl, tags, typedTag } = fields;
  return {
    title,
    description: metaDescription || undefined,
    keywords: seoKeywords || undefined,
    url: hyphenated(url) || undefined,
    tags: addTags(tags, typedTag).tags,
    date: saved?.updatedAt,
    canonicalUrl: canonicalUrl.trim() || undefined,
    coverImage: saved?.picture ? new URL(saved.picture, location.href).href : undefined,
  };
}

/** Writes a post as a Markdown file, or with its pictures as a .zip. */
export async function exportPost(draft: Draft, saved: SavedPost | null): Promise<Exported> {
  const { document, fields } = draft;
  const details = detailsOf(draft, saved);
  const name = suggestUrl(fields.title) || suggestUrl(fields.url) || 'post';
  const urls = pictureUrls(document);
  const loaded = await Promise.all(urls.map(loadPicture));
  const pictures = loaded.filter((picture) => picture !== null);
  const places = placePictures(pictures);
  const markdown = writePostFile({ details, document: withPictureUrls(document, places) });
  const notLoaded = urls.filter((url) => !places.has(url));
  if (pictures.length === 0) {
    return { file: new File([markdown], `${name}.md`, { type: 'text/markdown' }), notLoaded };
  }
  const { zipInWorker } = await import('./zipInWorker');
  const archive = await zipInWorker(
    new Map([
      [`${name}.md`, new TextEncoder().encode(markdown)],
      ...pictures.map(({ url, bytes }) => [places.get(url) ?? '', bytes] as const),
    ]),
  );
  return { file: new File([archive], `${name}.zip`, { type: 'application/zip' }), notLoaded };
}

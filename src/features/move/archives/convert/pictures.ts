import { typeOfPicture } from '@contract/document/markdown/pictureFiles';
import { type Archive, type ArchiveFile, nameOf } from '../archive';
import type { PictureSource } from '../movedPost';

export type FindPicture = (address: string) => PictureSource | null;

/** Pictures of the archive get addresses that begin with it, until they are uploaded. */
const archiveOrigin = 'https://archive.invalid';

const addressOf = (path: string) =>
  `${archiveOrigin}/${path.split('/').map(encodeURIComponent).join('/')}`;

export function decodePath(path: string) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Reads a picture that is written as a data URL; null if its type isn't known. */
function readDataUrl(url: string): ArchiveFile | null {
  const [, type = '', base64 = ''] = /^data:image\/([a-z]+);base64,([\w+/=\s]+)$/i.exec(url) ?? [];
  const path = `inline/${base64.length}-${base64.slice(-24).replaceAll(/\W/g, '')}.${type.toLowerCase()}`;
  const mime = typeOfPicture(path);
  if (mime === undefined) return null;
  const read = () => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
    return new Blob([bytes], { type: mime });
  };
  const size = Math.floor((base64.length * 3) / 4);
  return { path, size, blob: async () => read(), text: async () => '' };
}

export type PicturePlaces = {
  archive: Archive;
  /** The folder of the post, with a slash at its end. */
  folder?: string;
  /** Folders whose files are at the root of the other site. */
  roots?: readonly string[];
  /** The address of the other site. */
  base?: string;
};

/** The path that an address means, seen from a folder of the archive; null outside of it. */
function pathIn(folder: string, address: string) {
  const base = addressOf(folder);
  const url = URL.canParse(address, base) ? new URL(address, base) : null;
  return url?.origin === archiveOrigin ? decodePath(url.pathname.slice(1)) : null;
}

/** Finds pictures by the addresses that posts write. */
export function createPictureFinder(places: PicturePlaces): FindPicture {
  const { archive, folder = '', roots = [''], base = '' } = places;

  function fileAt(path: string | null) {
    const file = path === null ? undefined : archive.files.get(path);
    return file ? { file } : null;
  }

  function inArchive(address: string) {
    const isRooted = address.startsWith('/');
    const beside = isRooted ? null : fileAt(pathIn(folder, address));
    if (beside) return beside;
    for (const root of roots) {
      const found = fileAt(pathIn(root, address.replace(/^\/+/, '')));
      if (found) return found;
    }
    return null;
  }

  return (written) => {
    const address = written.trim();
    if (address.startsWith('data:')) {
      const file = readDataUrl(address);
      return file ? { file } : null;
    }
    const absolute = address.startsWith('//') ? `https:${address}` : address;
    if (/^https?:/i.test(absolute)) {
      if (!URL.canParse(absolute)) return null;
      const isHere = base !== '' && absolute.startsWith(`${base.replace(/\/$/, '')}/`);
      const own = isHere ? inArchive(new URL(absolute).pathname) : null;
      return own ?? { url: absolute };
    }
    if (address === '' || /^[a-z][\w+.-]*:/i.test(address)) return null;
    const found = inArchive(address);
    if (found) return found;
    return URL.canParse(base) ? { url: new URL(address, base).href } : null;
  };
}

/** Whether the API takes a picture of this type. The type of one at an address isn't known yet. */
export const isUploadable = (source: PictureSource) =>
  'url' in source || typeOfPicture(source.file.path) !== undefined;

/** Collects the pictures of one post. */
export function createPictures(find: FindPicture) {
  const used = new Map<string, PictureSource>();
  return {
    find,
    used,
    /** Returns the address of a picture in the document; null if there is none. */
    use(written: string) {
      if (used.has(written)) return written;
      const source = find(written);
      if (!source || !isUploadable(source)) return null;
      const address = 'url' in source ? source.url : addressOf(source.file.path);
      used.set(address, source);
      return address;
    },
  };
}

export type Pictures = ReturnType<typeof createPictures>;

/** Finds a file of the archive by its name alone, as Obsidian does. */
export function createNameIndex({ files }: Archive) {
  const byName = new Map<string, ArchiveFile>();
  for (const file of files.values()) {
    const name = nameOf(file.path).toLowerCase();
    if (!byName.has(name)) byName.set(name, file);
  }
  return byName;
}

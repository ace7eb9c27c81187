import { type EditorDocument, parseDocument } from '@contract/document/editorDocument';
import { editorLimits } from '@contract/document/editorLimits';
import type { PostFileDetails } from '@contract/document/markdown/frontMatter';
import { pictureUrls, typeOfPicture } from '@contract/document/markdown/pictureFiles';
import { readPostFile } from '@contract/document/markdown/postFile';
import { UnreadableFileError } from '@contract/document/UnreadableFileError';
import { markdownTexts } from '@contract/texts/markdownTexts';
import type { Bytes } from './zip';

/** A post as it was read from a file, before its pictures are uploaded. */
export type ImportedPost = {
  name: string;
  details: PostFileDetails;
  document: EditorDocument;
  /** The pictures to upload, by their address in the document. */
  files: ReadonlyMap<string, File>;
  /** Addresses of pictures that the file should contain and doesn't. */
  missing: readonly string[];
};

const { textBytes, zipBytes } = editorLimits.postFile;
const markdownName = /\.(?:md|markdown)$/i;
const zipName = /\.zip$/i;

async function readBytes(file: File): Promise<Bytes> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    throw new UnreadableFileError(markdownTexts.unreadable);
  }
}

function decode(bytes: Bytes) {
  if (bytes.byteLength > textBytes) throw new UnreadableFileError(markdownTexts.tooLarge);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableFileError(markdownTexts.notText);
  }
}

function readPost(text: string) {
  if (text.trim() === '') throw new UnreadableFileError(markdownTexts.empty);
  try {
    const post = readPostFile(text);
    // Deeper documents could be stored nowhere.
    if (parseDocument(JSON.stringify(post.document), Infinity)) return post;
  } catch (thrown) {
    if (!(thrown instanceof RangeError)) throw thrown;
  }
  throw new UnreadableFileError(markdownTexts.tooDeep);
}

type Archive = { path: string; entries: ReadonlyMap<string, Bytes> };

async function openArchive(file: File): Promise<Archive> {
  const { unzipInWorker } = await import('./zipInWorker');
  const entries = await unzipInWorker(await readBytes(file));
  const [path, ...others] = [...entries.keys()].filter((name) => markdownName.test(name));
  if (path === undefined) throw new UnreadableFileError(markdownTexts.noMarkdown);
  if (others.length > 0) throw new UnreadableFileError(markdownTexts.severalMarkdown);
  return { path, entries };
}

const anyOrigin = 'https://archive.invalid';

/** The name of the entry that an address means, seen from the Markdown file. */
function entryName(url: string, path: string) {
  const base = `${anyOrigin}/${path.split('/').map(encodeURIComponent).join('/')}`;
  const target = URL.canParse(url, base) ? new URL(url, base) : null;
  if (target?.origin !== anyOrigin) return null;
  try {
    return decodeURIComponent(target.pathname.slice(1));
  } catch {
    return null;
  }
}

/** An address that only has a meaning beside the file. */
const isRelative = (url: string) => !/^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(url);

function findPictures(document: EditorDocument, { path, entries }: Archive) {
  const files = new Map<string, File>();
  const missing: string[] = [];
  for (const url of pictureUrls(document)) {
    const name = entryName(url, path) ?? '';
    const bytes = entries.get(name);
    const type = typeOfPicture(name);
    if (bytes && type) files.set(url, new File([bytes], name.replace(/^.*\//, ''), { type }));
    else if (isRelative(url)) missing.push(url);
  }
  return { files, missing };
}

/** Reads a file that the writer chose or dropped. Throws an UnreadableFileError. */
export async function readImport(file: File): Promise<ImportedPost> {
  const { name, size } = file;
  const isZip = zipName.test(name);
  if (!isZip && !markdownName.test(name)) throw new UnreadableFileError(markdownTexts.wrongType);
  if (size > (isZip ? zipBytes : textBytes)) throw new UnreadableFileError(markdownTexts.tooLarge);
  const archive = isZip
    ? await openArchive(file)
    : { path: name, entries: new Map([[name, await readBytes(file)]]) };
  const { details, document } = readPost(
    decode(archive.entries.get(archive.path) ?? new Uint8Array()),
  );
  return { name, details, document, ...findPictures(document, archive) };
}

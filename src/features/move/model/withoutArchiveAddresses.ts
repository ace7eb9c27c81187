import { parseDocument } from '@contract/document/editorDocument';
import { withPictureUrls } from '@contract/document/markdown/pictureFiles';
import type { ArchiveFile } from '../archives/archive';
import type { RehearsedPost } from './rehearsal';

/** Begins the addresses of this site that stand for pictures of an archive: no other site is asked for them. */
export const archivePicture = '/favicon.svg#';

function replacePictures(content: string, addresses: ReadonlyMap<string, string>) {
  if (addresses.size === 0) return content;
  const document = parseDocument(content) ?? { blocks: [] };
  return JSON.stringify(withPictureUrls(document, addresses));
}

/**
 * The post with an address of this site for each picture that is in the archive, and the files of these addresses.
 */
export function withoutArchiveAddresses(
  { content, cover, pictures }: RehearsedPost,
  prefix = archivePicture,
) {
  const files = new Map<string, ArchiveFile>();
  const addresses = new Map<string, string>();
  const nextAddress = () => `${prefix}${files.size}`;
  for (const [written, source] of pictures) {
    if (!('file' in source)) continue;
    const address = nextAddress();
    addresses.set(written, address);
    files.set(address, source.file);
  }
  const coverAddress = cover && 'url' in cover ? cover.url : nextAddress();
  if (cover && 'file' in cover) files.set(coverAddress, cover.file);
  return { content: replacePictures(content, addresses), cover: coverAddress, files };
}

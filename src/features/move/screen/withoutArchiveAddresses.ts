import { parseDocument } from '@contract/document/editorDocument';
import { withPictureUrls } from '@contract/document/markdown/pictureFiles';
import type { ArchiveFile } from '../archives/archive';
import type { RehearsedPost } from '../model/rehearsal';

/** A picture of this site in place of one that is in the archive: no other site is asked for it. */
const placeOf = (at: number) => `/favicon.svg#picture-${at}`;

/**
 * The post with an address of this site for each picture that is in the archive, and the files of these addresses.
 */
export function withoutArchiveAddresses({ content, cover, pictures }: RehearsedPost) {
  const files = new Map<string, ArchiveFile>();
  const addresses = new Map<string, string>();
  for (const [written, source] of pictures) {
    if (!('file' in source)) continue;
    const address = placeOf(files.size);
    addresses.set(written, address);
    files.set(address, source.file);
  }
  const coverAddress = cover && 'url' in cover ? cover.url : placeOf(files.size);
  if (cover && 'file' in cover) files.set(coverAddress, cover.file);
  const document = parseDocument(content) ?? { blocks: [] };
  return {
    content: JSON.stringify(withPictureUrls(document, addresses)),
    cover: coverAddress,
    files,
  };
}

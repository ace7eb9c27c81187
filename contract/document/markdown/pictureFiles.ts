import type { EditorBlock, EditorDocument } from '@contract/document/editorDocument';
import { readBlock } from '@contract/document/knownBlock';
import { isRecord } from '@contract/isRecord';
import { pictureTypes } from '@contract/uploads';

type PictureType = (typeof pictureTypes.resource)[number];

const extensions = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
} as const satisfies Record<PictureType, string>;

const typesByExtension = new Map<string, PictureType>([
  ...pictureTypes.resource.map((type) => [extensions[type], type] as const),
  ['jpeg', 'image/jpeg'],
]);

const extensionOf = (name: string) => /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** The type of a picture by its file name; undefined if the API doesn't take such pictures. */
export const typeOfPicture = (name: string) => typesByExtension.get(extensionOf(name));

/** The extension for a picture of this type; undefined if the API doesn't take such pictures. */
export const extensionFor = (type: string) =>
  pictureTypes.resource.flatMap((known) => (known === type ? extensions[known] : []))[0];

/** The address of an uploaded picture. Pictures that are shown by their address aren't files. */
function pictureUrl(stored: EditorBlock) {
  const block = readBlock(stored);
  return block?.type === 'image' && block.data.url !== '' ? block.data.url : null;
}

/** The addresses of a document's uploaded pictures, without duplicates. */
export const pictureUrls = ({ blocks }: EditorDocument) => [
  ...new Set(blocks.map(pictureUrl).filter((url) => url !== null)),
];

/** The document with other addresses of its pictures. An address that `addresses` lacks stays. */
export function withPictureUrls(
  document: EditorDocument,
  addresses: ReadonlyMap<string, string>,
): EditorDocument {
  const blocks = document.blocks.map((block) => {
    const url = addresses.get(pictureUrl(block) ?? '');
    if (url === undefined) return block;
    const file = isRecord(block.data['file']) ? block.data['file'] : {};
    return { ...block, data: { ...block.data, file: { ...file, url } } };
  });
  return { ...document, blocks };
}

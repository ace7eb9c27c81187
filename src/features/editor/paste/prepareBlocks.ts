import { apiPath, filesPath } from '@contract/apiPath';
import type { EditorBlock } from '@contract/document/editorDocument';
import { isRecord } from '@contract/isRecord';
import { pictureTypes } from '@contract/uploads';
import { unreadablePicture } from '@/lib/html/convertMedia';
import { newId } from '../document/entries';
import type { NewBlock } from './applyInsertion';
import { sanitizeBlocks } from './cleanBlocks';

const isUploadable = (type: string) => pictureTypes.resource.some((allowed) => allowed === type);

/** Reads a picture that is written as a data URL; null if it can't be uploaded. */
function readDataUrl(url: string) {
  const [, type = '', base64 = ''] = /^data:(image\/[a-z]+);base64,([\w+/=\s]+)$/i.exec(url) ?? [];
  const name = type.toLowerCase();
  if (!isUploadable(name)) return null;
  try {
    const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
    return new File([bytes], `picture.${name.slice('image/'.length)}`, { type: name });
  } catch {
    return null;
  }
}

/** Blocks that are ready to be shown, and what is to do about their pictures. */
export type Prepared = {
  blocks: readonly NewBlock[];
  /** Pictures that are part of the clipboard, by the id of their block. They are uploaded. */
  files: ReadonlyMap<string, File>;
  /** The ids of blocks whose pictures are loaded from other sites. */
  remote: readonly string[];
  /** The number of pictures that the other program did not pass on. */
  unreadable: number;
};

export function pictureUrl({ type, data }: EditorBlock) {
  const file = data['file'];
  const url = type === 'image' && isRecord(file) ? file['url'] : '';
  return typeof url === 'string' ? url : '';
}

const isRemote = (url: string) =>
  /^https?:\/\//i.test(url) &&
  new URL(url).origin !== location.origin &&
  !url.includes(`${apiPath}${filesPath}`);

/** Sanitises converted blocks, gives them ids and sorts out their pictures. */
export function prepareBlocks(converted: readonly EditorBlock[]): Prepared {
  const files = new Map<string, File>();
  let unreadable = 0;
  const taken = new Set<string>();
  const known = converted.flatMap(({ type, data }): NewBlock[] => {
    const id = newId(taken);
    taken.add(id);
    const block = { id, type, data };
    const url = pictureUrl(block);
    if (!url.startsWith('data:') && url !== unreadablePicture) return [block];
    const file = readDataUrl(url);
    if (file) files.set(id, file);
    else unreadable += 1;
    return file ? [block] : [];
  });
  // Sanitising drops data URLs, whose pictures are uploaded.
  const blocks = sanitizeBlocks(known).map((block, at) => ({ ...block, id: known[at]?.id ?? '' }));
  const remote = blocks
    .filter((block) => URL.canParse(pictureUrl(block)) && isRemote(pictureUrl(block)))
    .map(({ id }) => id);
  return { blocks: withTextAtEnd(blocks, newId(taken)), files, remote, unreadable };
}

/** A delimiter has no place for the caret. */
function withTextAtEnd(blocks: readonly NewBlock[], id: string): readonly NewBlock[] {
  const paragraph = { id, type: 'paragraph', data: { text: '' } };
  return blocks.at(-1)?.type === 'delimiter' ? [...blocks, paragraph] : blocks;
}

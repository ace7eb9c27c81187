import type { EditorDocument } from '@contract/document/editorDocument';
import { mostFileBytes } from '@contract/uploads';
import { encodePicture } from '@/lib/encodePicture';
import { button, make } from '../blocks/elements';
import type { Services } from '../blocks/services';
import type { WritableEditor } from '../document/applyEntries';
import type { ChangeReader } from '../document/createChangeReader';
import type { DocumentModel } from '../document/documentModel';
import { toolBlock } from '../document/toolData';
import { pictureUrl } from './prepareBlocks';

/** Loads a picture of another site so that its pixels can be read; rejects if the site doesn't allow it. */
async function loadPicture(url: string) {
  const picture = new Image();
  picture.crossOrigin = 'anonymous';
  picture.referrerPolicy = 'no-referrer';
  picture.src = url;
  await picture.decode();
  return picture;
}

const isAnimation = (url: string) => new URL(url).pathname.toLowerCase().endsWith('.gif');

/**
 * Copies a picture of another site as a file. It is drawn and encoded again, because the policy of the
 * page allows pictures of other sites and no other requests to them. An animation would lose its motion.
 */
async function copyPicture(url: string) {
  if (isAnimation(url)) throw new Error('An animation can not be copied.');
  const picture = await loadPicture(url);
  const bitmap = await createImageBitmap(picture);
  const isPhoto = /\.jpe?g$/i.test(new URL(url).pathname);
  const exact = await encodePicture(bitmap, isPhoto ? 'image/jpeg' : 'image/png');
  return exact.size > mostFileBytes ? encodePicture(bitmap, 'image/jpeg') : exact;
}

type CopyPicture = typeof copyPicture;

type Parts = {
  holder: HTMLElement;
  editor: WritableEditor & { blocks: { getBlockIndex: (id: string) => number } };
  model: DocumentModel;
  changes: ChangeReader;
  services: Services;
  onChange: (document: EditorDocument) => void;
  announce: (message: string) => void;
};

type RemotePicture = { id: string; url: string };

const count = (pictures: number) => (pictures === 1 ? '1 picture' : `${pictures} pictures`);

const offerText = (pictures: number) =>
  pictures === 1
    ? '1 picture is loaded from another site.'
    : `${pictures} pictures are loaded from other sites.`;

function failureText(failed: readonly RemotePicture[]) {
  const hosts = [...new Set(failed.map(({ url }) => new URL(url).host))].join(', ');
  return `${count(failed.length)} could not be copied from ${hosts}, because the site does not allow it or does not answer. The address stays.`;
}

/** The picture of a block, unless the block was deleted. */
function findPicture({ editor, model }: Parts, id: string): RemotePicture[] {
  const entry = model.known().get(id);
  const url = entry ? pictureUrl(entry.block) : '';
  return URL.canParse(url) && editor.blocks.getBlockIndex(id) >= 0 ? [{ id, url }] : [];
}

/** Shows the copy, unless the picture was deleted or replaced meanwhile. */
function showCopy(parts: Parts, { id, url }: RemotePicture, copy: string) {
  const { editor, model } = parts;
  const [found] = findPicture(parts, id);
  const entry = model.known().get(id);
  if (found?.url !== url || !entry) return;
  const block = { ...entry.block, data: { ...entry.block.data, file: { url: copy } } };
  const { type, data } = toolBlock(block);
  model.stored.set(id, block);
  editor.blocks.insert(type, data, undefined, editor.blocks.getBlockIndex(id), false, true, id);
  model.touch(id);
}

/** Copies pictures of other sites to this one. Returns those that could not be copied. */
async function copyAll(parts: Parts, pictures: readonly RemotePicture[], copy: CopyPicture) {
  const { changes, services } = parts;
  const failed: RemotePicture[] = [];
  for (const picture of pictures) {
    try {
      const address = await services.upload(await copy(picture.url), () => undefined);
      await changes.afterRead(() => showCopy(parts, picture, address));
    } catch {
      failed.push(picture);
    }
  }
  await changes.read();
  return failed;
}

/** Asks after a paste whether the pictures of other sites are to be uploaded. */
export function createCopyOffer(parts: Parts, copy: CopyPicture = copyPicture) {
  const { holder, services, announce } = parts;
  const note = make('div', 'paste-note');
  const text = make('p');
  note.setAttribute('role', 'region');
  note.setAttribute('aria-label', 'Pictures from other sites');
  let offered: string[] = [];

  function show(message: string, ...buttons: HTMLElement[]) {
    text.textContent = message;
    note.replaceChildren(text, ...buttons);
    holder.prepend(note);
    announce(message);
  }

  function close() {
    offered = [];
    note.remove();
  }

  async function upload() {
    const pictures = offered.flatMap((id) => findPicture(parts, id));
    show(`Uploading ${count(pictures.length)}…`);
    const failed = await services.track(copyAll(parts, pictures, copy));
    offered = [];
    if (failed.length > 0) return show(failureText(failed), button('Close', close));
    close();
    announce(`${count(pictures.length)} uploaded.`);
  }

  return (ids: readonly string[]) => {
    offered = [...offered, ...ids].filter((id) => findPicture(parts, id).length > 0);
    show(
      offerText(offered.length),
      button('Upload copies', () => void upload()),
      button('Keep the addresses', close),
    );
  };
}

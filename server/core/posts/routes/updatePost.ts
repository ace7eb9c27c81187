import { postMessages } from '@contract/texts/apiMessages';
import { writingTexts } from '@contract/texts/writingTexts';
import type { FullPostRow, PendingRow } from '@server/data/rows/rows';
import { rulesOfSave } from '@server/rules/publication';
import type { Call, Handlers } from '../../context';
import { notFound, staleVersion } from '../../failure';
import { removeFiles } from '../../files/removeFiles';
import { storePicture } from '../../files/storePicture';
import { refusedWrite } from '../../moderation/restrictions';
import { serializeEditable } from '../../serializers/serializePost';
import { postNotFound, postToChange } from '../findPost';
import { readChangedForm } from '../readChangedForm';
import { savePost } from '../savePost';
import { savePending } from './savePending';

async function readForm(call: Call<'updatePost'>, stored: FullPostRow) {
  if (call.body.isDraft && stored.isPublished)
    throw staleVersion(postMessages.isStale, stored.revision);
  const { content } = stored;
  return readChangedForm(call, { stored, content, rules: rulesOfSave(stored) });
}

async function sendsPresent(call: Call<'updatePost'>, stored: FullPostRow) {
  if (call.body.title.trim() !== stored.title) return false;
  const { pictureFile: _, words: __, quotes: ___, ...form } = await readForm(call, stored);
  return JSON.stringify({ ...stored, ...form }) === JSON.stringify(stored);
}

/** The note in one line. */
const cleanNote = (note: string) => note.replaceAll(/[\s\p{C}]+/gu, ' ').trim();

/** Without a sent picture, published changes bring their own one, if they have one. */
const pictureOf = (stored: { url: string } | undefined, pending: PendingRow | null) =>
  stored?.url ?? pending?.image ?? '';

async function changePost(call: Call<'updatePost'>, id: string) {
  const { ports, body } = call;
  let stored: Awaited<ReturnType<typeof storePicture>> | undefined;
  try {
    const saved = await savePost(call, {
      id,
      revision: body.revision,
      updatedAt: body.updatedAt,
      pendingRevision: body.pendingRevision,
      saving: { note: cleanNote(body.note), isSmall: body.isSmall },
      isPresent: async (present) => sendsPresent(call, present),
      async toPatch(present, pending) {
        const { pictureFile, ...form } = await readForm(call, present);
        if (pictureFile) stored ??= await storePicture(ports, { file: pictureFile, use: 'post' });
        const image = pictureOf(stored, pending);
        return image === '' ? form : { ...form, image };
      },
    });
    if (!saved) throw await refusedWrite(call, 'post', postNotFound());
    const { before, after, published } = saved;
    const replaced = [before.image, published?.image ?? ''];
    removeFiles(ports, { urls: replaced.filter((image) => image !== after.image) });
    return after;
  } catch (failure) {
    if (stored) removeFiles(ports, { urls: [stored.url] });
    throw failure;
  }
}

/** Changing a post: what readers see, or its unpublished changes. */
export const updatePostHandlers = {
  async updatePost(call) {
    const { id } = await postToChange(call, 'edit post', call.params.id);
    if (call.body.isPending) {
      const { post, pending } = await savePending(call, id);
      return { message: postMessages.pendingSaved, blog: serializeEditable(post, pending) };
    }
    const changed = await changePost(call, id);
    const pending = await call.ports.data.pending.read(id);
    return { message: writingTexts.updated, blog: serializeEditable(changed, pending) };
  },

  async discardPending(call) {
    const { ports, viewer } = call;
    const { id } = await postToChange(call, 'edit post', call.params.id);
    const discarded = await ports.data.pending.discard(id, viewer.id);
    if (discarded === null) throw postNotFound();
    if (discarded === 'none') throw notFound(postMessages.noPending);
    removeFiles(ports, { urls: [discarded.image] });
    return { message: postMessages.pendingDiscarded };
  },
} satisfies Partial<Handlers>;

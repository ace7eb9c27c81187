import { chosenUrl } from '@contract/draftUrl';
import { postMessages } from '@contract/texts/apiMessages';
import { validationTexts } from '@contract/texts/validationTexts';
import { writingTexts } from '@contract/texts/writingTexts';
import type { FullPostRow } from '@server/data/rows/rows';
import { rulesOfSave } from '@server/rules/publication';
import type { Call, Handlers } from '../../context';
import { brokenRule, staleVersion } from '../../failure';
import { removeFiles } from '../../files/removeFiles';
import { storePicture } from '../../files/storePicture';
import { refusedWrite } from '../../moderation/restrictions';
import { serializePost } from '../../serializers/serializePost';
import { postNotFound, postToChange } from '../findPost';
import { readContent, readPostForm } from '../readPostForm';
import { savePost } from '../savePost';

/** A client that has opened the post before its address was changed sends the former one. */
async function isFormerUrl(
  { ports }: Call<'updatePost'>,
  url: string,
  { id, ...stored }: FullPostRow,
) {
  if (url.toLowerCase() === stored.url.toLowerCase()) return false;
  return (await ports.data.posts.byUrl(url))?.id === id;
}

async function readForm(call: Call<'updatePost'>, stored: FullPostRow) {
  const { ports, body } = call;
  if (body.isDraft && stored.isPublished) throw staleVersion(postMessages.isStale, stored.revision);
  const rules = rulesOfSave(stored);
  const { url, ...form } = await readPostForm(body, { rules, ports, stored: stored.content });
  const isPresent = url === stored.url || url === chosenUrl(stored);
  const isKnown = isPresent || (await isFormerUrl(call, url, stored));
  if (!isKnown) throw brokenRule(validationTexts.urlChanged, 'url');
  return form;
}

async function sendsPresent({ ports, body }: Call<'updatePost'>, stored: FullPostRow) {
  if (body.title.trim() !== stored.title) return false;
  const sent = await readContent(body.content, { ports, stored: stored.content });
  return sent?.content === stored.content;
}

/** The note in one line. */
const cleanNote = (note: string) => note.replaceAll(/[\s\p{C}]+/gu, ' ').trim();

async function changePost(call: Call<'updatePost'>, id: string) {
  const { ports, body } = call;
  let stored: Awaited<ReturnType<typeof storePicture>> | undefined;
  try {
    const saved = await savePost(call, {
      id,
      revision: body.revision,
      saving: { note: cleanNote(body.note), isSmall: body.isSmall },
      isPresent: async (present) => sendsPresent(call, present),
      async toPatch(present) {
        const { pictureFile, ...form } = await readForm(call, present);
        if (pictureFile) stored ??= await storePicture(ports, { file: pictureFile, use: 'post' });
        return stored ? { ...form, image: stored.url } : form;
      },
    });
    if (!saved) throw await refusedWrite(call, 'post', postNotFound());
    if (stored) removeFiles(ports, { urls: [saved.before.image] });
    return saved.after;
  } catch (failure) {
    if (stored) removeFiles(ports, { urls: [stored.url] });
    throw failure;
  }
}

/** Updating a post. */
export const updatePostHandlers = {
  async updatePost(call) {
    const { id } = await postToChange(call, 'edit post', call.params.id);
    const changed = await changePost(call, id);
    return { message: writingTexts.updated, blog: serializePost(changed) };
  },
} satisfies Partial<Handlers>;

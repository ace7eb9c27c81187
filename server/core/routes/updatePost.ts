import { draftPostRules, updatePostRules } from '@contract/rules';
import { postTexts } from '@contract/texts/postTexts';
import { validationTexts } from '@contract/texts/validationTexts';
import type { PostAccessRow } from '@server/data/rows';
import type { Call, Handlers } from '../context';
import { brokenRule } from '../failure';
import { removeFiles } from '../files/removeFiles';
import { storePicture } from '../files/storePicture';
import { postNotFound, postToChange } from '../posts/findPost';
import { readPostForm } from '../posts/readPostForm';
import { serializePost } from '../serializers/serializePost';

async function readForm({ ports, body }: Call<'updatePost'>, post: PostAccessRow) {
  const rules = post.isPublished ? updatePostRules : draftPostRules;
  const stored = await ports.data.posts.byId(post.id);
  if (!stored) throw postNotFound();
  const { url, ...form } = await readPostForm(body, { rules, ports, stored: stored.content });
  if (url !== post.url) throw brokenRule(validationTexts.urlChanged, 'url');
  return form;
}

async function changePost(call: Call<'updatePost'>, post: PostAccessRow, by: string) {
  const { ports } = call;
  const { pictureFile, ...form } = await readForm(call, post);
  const stored = pictureFile && (await storePicture(ports, { file: pictureFile, use: 'post' }));
  const image = stored ? { image: stored.url } : {};
  const patch = { ...form, ...image, updatedAt: ports.clock.now() };
  const changed = await ports.data.posts.update(post.id, patch, by);
  if (stored) removeFiles(ports, { urls: [changed ? changed.before.image : stored.url] });
  if (!changed) throw postNotFound();
  return changed.after;
}

/** Updating a post. */
export const updatePostHandlers = {
  async updatePost(call) {
    const { viewer } = call;
    const post = await postToChange(call, 'edit post', call.params.id);
    const changed = await changePost(call, post, viewer.id);
    return { message: postTexts.updated, blog: serializePost(changed) };
  },
} satisfies Partial<Handlers>;

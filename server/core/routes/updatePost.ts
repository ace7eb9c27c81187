import { postUrlChanged, updatePostRules } from '@contract/rules';
import type { FullPostRow } from '@server/data/rows';
import { removeFiles } from '../files/removeFiles';
import { storePicture } from '../files/storeImage';
import { brokenRule } from '../http/failure';
import type { Call, Handlers } from '../http/handlerTypes';
import { noSuchPost, postToChange } from '../posts/findPost';
import { readPostForm } from '../posts/readPostForm';
import { postOnWire } from '../serializers/serializePost';
import { requireMember } from '../session/requireSignedIn';

async function readForm({ body }: Call<'updatePost'>, post: FullPostRow) {
  const { url, ...form } = await readPostForm({ ...body, url: body.url }, updatePostRules);
  if (url !== post.url) throw brokenRule(postUrlChanged, 'url');
  return form;
}

async function changePost(call: Call<'updatePost'>, post: FullPostRow) {
  const { ports } = call;
  const { picture, ...form } = await readForm(call, post);
  const stored = picture && (await storePicture(ports, { file: picture, use: 'post' }));
  const image = stored?.url ?? post.image;
  const patch = { ...form, image, updatedAt: ports.clock.now() };
  const changed = await ports.data.posts.update(post.id, patch);
  if (stored) removeFiles(ports, { urls: [changed ? post.image : stored.url] });
  if (!changed) throw noSuchPost();
  return changed;
}

export const updatePostHandlers = {
  async updatePost(call) {
    requireMember(call);
    const post = await postToChange(call, 'edit post', call.params.id);
    const changed = await changePost(call, post);
    return { message: 'Blog Post updated Successfully', blog: postOnWire(changed) };
  },
} satisfies Partial<Handlers>;

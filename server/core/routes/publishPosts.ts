import { postMessages } from '@contract/texts/apiMessages';
import { gateTexts } from '@contract/texts/gateTexts';
import { removeFiles } from '../files/removeFiles';
import type { Handlers, RequestContext } from '../http/handlerTypes';
import { postNotFound, postToChange } from '../posts/findPost';
import { requireSignedIn } from '../session/requireSignedIn';

async function setPublished(context: RequestContext, id: string, isPublished: boolean) {
  const { viewer } = requireSignedIn(context);
  const post = await postToChange(context, 'publish post', id);
  const { posts } = context.ports.data;
  if (!(await posts.setPublished(post.id, isPublished, viewer.id))) throw postNotFound();
}

/** Publishing, unpublishing and deleting posts. */
export const publishPostHandlers = {
  async publishPost(call) {
    await setPublished(call, call.params.id, true);
    return { message: postMessages.published };
  },

  async unpublishPost(call) {
    await setPublished(call, call.params.id, false);
    return { message: postMessages.unpublished };
  },

  async deletePost(call) {
    const { viewer } = requireSignedIn(call, gateTexts.delete);
    const post = await postToChange(call, 'delete post', call.params.id);
    const orphans = await call.ports.data.posts.remove(post.id, viewer.id);
    if (!orphans) throw postNotFound();
    removeFiles(call.ports, { names: orphans.files, urls: orphans.images });
    return { message: postMessages.deleted };
  },
} satisfies Partial<Handlers>;

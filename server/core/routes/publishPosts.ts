import { removeFiles } from '../files/removeFiles';
import type { Handlers, Visit } from '../http/handlerTypes';
import { noSuchPost, postToChange } from '../posts/findPost';
import { requireMember } from '../session/requireSignedIn';

async function setPublished(visit: Visit, id: string, isPublished: boolean) {
  requireMember(visit);
  const post = await postToChange(visit, 'publish post', id);
  if (!(await visit.ports.data.posts.setPublished(post.id, isPublished))) throw noSuchPost();
}

export const publishPostHandlers = {
  async publishPost(call) {
    await setPublished(call, call.params.id, true);
    return { message: 'Blog Post published Successfully' };
  },

  async unpublishPost(call) {
    await setPublished(call, call.params.id, false);
    return { message: 'Blog Post unpublished Successfully' };
  },

  async deletePost(call) {
    requireMember(call, 'Login to delete..');
    const post = await postToChange(call, 'delete post', call.params.id);
    const orphans = await call.ports.data.posts.remove(post.id);
    if (!orphans) throw noSuchPost();
    removeFiles(call.ports, { names: orphans.files, urls: [post.image] });
    return { message: 'Blog Post deleted Successfully' };
  },
} satisfies Partial<Handlers>;

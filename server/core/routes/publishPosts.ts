import { completePostRules } from '@contract/rules';
import { postMessages } from '@contract/texts/apiMessages';
import { validationTexts } from '@contract/texts/validationTexts';
import type { FullPostRow } from '@server/data/rows';
import type { Handlers } from '../context';
import { brokenRule } from '../failure';
import { removeFiles } from '../files/removeFiles';
import { checkRules } from '../http/checkRules';
import type { Ports } from '../ports';
import { postNotFound, postToChange, readablePostById } from '../posts/findPost';

/** A draft can be incomplete. */
async function requireComplete({ content, image, ...post }: FullPostRow, { documents }: Ports) {
  const shown = (await documents('showsAnything', content)) ? content : '';
  checkRules(completePostRules, { ...post, content: shown, postImage: null });
  if (image === '') throw brokenRule(validationTexts.postIncomplete, 'postImage');
}

/** Publishing, unpublishing and deleting posts. */
export const publishPostHandlers = {
  async publishPost(call) {
    const { viewer, ports } = call;
    const { id } = await postToChange(call, 'publish post', call.params.id);
    await requireComplete(await readablePostById(call, id), ports);
    const act = { by: viewer.id, now: ports.clock.now() };
    if (!(await ports.data.publication.publish(id, act))) throw postNotFound();
    return { message: postMessages.published };
  },

  async unpublishPost(call) {
    const { viewer, ports } = call;
    const { id } = await postToChange(call, 'publish post', call.params.id);
    if (!(await ports.data.publication.unpublish(id, viewer.id))) throw postNotFound();
    return { message: postMessages.unpublished };
  },

  async deletePost(call) {
    const { viewer } = call;
    const post = await postToChange(call, 'delete post', call.params.id);
    const orphans = await call.ports.data.posts.remove(post.id, viewer.id);
    if (!orphans) throw postNotFound();
    removeFiles(call.ports, { names: orphans.files, urls: orphans.pictures });
    return { message: postMessages.deleted };
  },
} satisfies Partial<Handlers>;

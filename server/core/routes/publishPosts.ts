import { completePostRules } from '@contract/rules';
import { postMessages } from '@contract/texts/apiMessages';
import { validationTexts } from '@contract/texts/validationTexts';
import type { FullPostRow } from '@server/data/rows';
import type { Handlers, MemberContext } from '../context';
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

async function setPublished(context: MemberContext, id: string, isPublished: boolean) {
  const { viewer } = context;
  const post = await postToChange(context, 'publish post', id);
  if (isPublished) {
    await requireComplete(await readablePostById(context, id), context.ports);
  }
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
    const { viewer } = call;
    const post = await postToChange(call, 'delete post', call.params.id);
    const orphans = await call.ports.data.posts.remove(post.id, viewer.id);
    if (!orphans) throw postNotFound();
    removeFiles(call.ports, { names: orphans.files, urls: orphans.pictures });
    return { message: postMessages.deleted };
  },
} satisfies Partial<Handlers>;

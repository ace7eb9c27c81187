import { can } from '@contract/permissions';
import { createPostRules } from '@contract/rules';
import { postTexts } from '@contract/texts/postTexts';
import type { UserRow } from '@server/data/rows';
import { storeImage } from '../files/storeImage';
import { brokenRule, conflict, notFound } from '../http/failure';
import type { Call, Handlers } from '../http/handlerTypes';
import { requirePermission, requireVerified } from '../policy/requirePermission';
import { readPostForm } from '../posts/readPostForm';
import { serializePost } from '../serializers/serializePost';
import { requireSignedIn } from '../session/requireSignedIn';

const authorNotFound = () => notFound('We could not find this author.');
const urlTaken = () => conflict(postTexts.urlTaken, 'url');

/** Whose post it will be: the client's, or for an admin anybody's. */
async function authorOf({ ports, body }: Call<'createPost'>, viewer: UserRow) {
  const authorId = body.authorId || viewer.id;
  requirePermission(can(viewer, 'create post for', { authorId }));
  const author = await ports.data.users.byId(authorId);
  if (!author) throw authorNotFound();
  return author.id;
}

async function insertPost({ ports, body }: Call<'createPost'>, authorId: string) {
  const { picture, ...form } = await readPostForm(body, createPostRules);
  if (!picture) throw brokenRule('All fields are mandatory!!', 'postImage');
  if (await ports.data.posts.byUrl(form.url)) throw urlTaken();
  const { name, url: image } = await storeImage(ports, { file: picture, use: 'post' });
  const now = ports.clock.now();
  const times = { createdAt: now, updatedAt: now };
  const row = { id: ports.ids.next(), ...form, image, authorId, isPublished: true, ...times };
  const post = await ports.data.posts.insert(row);
  if (typeof post !== 'string') return post;
  await ports.files.remove([name]);
  throw post === 'url taken' ? urlTaken() : authorNotFound();
}

export const createPostHandlers = {
  async createPost(call) {
    const { viewer } = requireSignedIn(call);
    requireVerified(viewer);
    const post = await insertPost(call, await authorOf(call, viewer));
    return { message: 'Blog Post created Successfully', newBlog: serializePost(post) };
  },
} satisfies Partial<Handlers>;

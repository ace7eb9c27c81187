import { can } from '@contract/permissions';
import { createPostRules } from '@contract/rules';
import type { UserRow } from '@server/data/rows';
import { storePicture } from '../files/storeImage';
import { brokenRule, conflict, notFound } from '../http/failure';
import type { Call, Handlers } from '../http/handlerTypes';
import { permit, requireVerified } from '../policy/requirePermission';
import { readPostForm } from '../posts/readPostForm';
import { postOnWire } from '../serializers/serializePost';
import { requireMember } from '../session/requireSignedIn';

const noSuchAuthor = () => notFound('We could not find this author.');
const urlTaken = () => conflict('This post url is already taken.', 'url');

/** Whose post it will be: the caller's, or for an admin anybody's. */
async function authorOf({ ports, body }: Call<'createPost'>, viewer: UserRow) {
  const authorId = body.authorId || viewer.id;
  permit(can(viewer, 'create post for', { authorId }));
  const author = await ports.data.users.byId(authorId);
  if (!author) throw noSuchAuthor();
  return author.id;
}

async function insertPost({ ports, body }: Call<'createPost'>, authorId: string) {
  const { picture, ...form } = await readPostForm(body, createPostRules);
  if (!picture) throw brokenRule('All fields are mandatory!!', 'postImage');
  if (await ports.data.posts.byUrl(form.url)) throw urlTaken();
  const { name, url: image } = await storePicture(ports, { file: picture, use: 'post' });
  const now = ports.clock.now();
  const times = { createdAt: now, updatedAt: now };
  const row = { id: ports.ids.next(), ...form, image, authorId, isPublished: true, ...times };
  const post = await ports.data.posts.insert(row);
  if (typeof post !== 'string') return post;
  await ports.files.remove([name]);
  throw post === 'url taken' ? urlTaken() : noSuchAuthor();
}

export const createPostHandlers = {
  async createPost(call) {
    const { viewer } = requireMember(call);
    requireVerified(viewer);
    const post = await insertPost(call, await authorOf(call, viewer));
    return { message: 'Blog Post created Successfully', newBlog: postOnWire(post) };
  },
} satisfies Partial<Handlers>;

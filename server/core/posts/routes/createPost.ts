import { draftUrl } from '@contract/draftUrl';
import { can } from '@contract/permissions';
import { createPostRules, draftPostRules } from '@contract/rules';
import { postMessages } from '@contract/texts/apiMessages';
import { writingTexts } from '@contract/texts/writingTexts';
import type { FullPostRow, UserRow } from '@server/data/rows/rows';
import { authorNotFound } from '../../accounts/accountErrors';
import { answerOnce } from '../../answerOnce';
import type { Call, Handlers } from '../../context';
import { brokenRule, conflict, forbidden } from '../../failure';
import { removeFiles } from '../../files/removeFiles';
import { storePicture } from '../../files/storePicture';
import { requireMovedPicture, requireRate } from '../../http/rateLimits';
import { logEntry } from '../../moderation/logEntry';
import { postSubject } from '../../moderation/logSubjects';
import { refusedWrite } from '../../moderation/restrictions';
import { requirePermission, requireVerified } from '../../policy/requirePermission';
import { serializePost } from '../../serializers/serializePost';
import { readablePostById } from '../findPost';
import { postKey, readFormerPaths, readPublishedAt, requireMove } from '../movedPost';
import { readPostForm } from '../readPostForm';

const urlTaken = () => conflict(writingTexts.urlTaken, 'url');
const pathTaken = () => conflict(postMessages.formerUrlTaken, 'formerUrls');

/** The author of the new post: the user, or for an admin any user. Of a post in a move it has to be a usual member. */
async function findAuthorId({ ports, body }: Call<'createPost'>, viewer: UserRow) {
  const authorId = body.authorId || viewer.id;
  requirePermission(can(viewer, 'create post for', { authorId }));
  const author = await ports.data.users.byId(authorId);
  const isUsual = author?.isVerified && !author.isBlocked;
  if (body.moveId !== '' && !isUsual) throw brokenRule(postMessages.movedAuthor, 'authorId');
  if (!author) throw authorNotFound();
  return author.id;
}

/** When the new post is published; null for a draft. A moved post without a date was published before now. */
function publicationTime({ body, ports }: Call<'createPost'>) {
  const now = ports.clock.now();
  const movedAt = readPublishedAt(body, now);
  if (!body.isPublished) return null;
  return movedAt ?? (body.moveId === '' ? now : now - 1);
}

/** Counts a post of a move, with its text and picture; throws 429. */
async function countMoved(call: Call<'createPost'>) {
  const { content, postImage } = call.body;
  await requireRate(call, 'movedPosts');
  await requireRate(call, 'textBytes', new Blob([content]).size);
  if (postImage?.size) await requireMovedPicture(call, postImage);
}

async function insertPost(call: Call<'createPost'>, viewer: UserRow) {
  const { ports, body } = call;
  requireMove(body);
  if (body.moveId !== '') await countMoved(call);
  const authorId = await findAuthorId(call, viewer);
  const now = ports.clock.now();
  const publishedAt = publicationTime(call);
  const formerPaths = readFormerPaths(body.formerUrls);
  const rules = body.isPublished ? createPostRules : draftPostRules;
  const { pictureFile, words: _, ...form } = await readPostForm(body, { rules, ports });
  if (form.url !== '' && (await ports.data.posts.byUrl(form.url))) throw urlTaken();
  const stored = pictureFile ? await storePicture(ports, { file: pictureFile, use: 'post' }) : null;
  const id = ports.ids.next();
  const url = form.url || draftUrl(id);
  const row = {
    id,
    ...form,
    url,
    firstUrl: url,
    canonicalUrl: form.canonicalUrl ?? '',
    image: stored?.url ?? '',
    authorId,
    isPublished: body.isPublished,
    createdAt: now,
    updatedAt: now,
    formerPaths,
    publishedAt,
    publishAt: null,
  };
  const isForOther = body.moveId !== '' && authorId !== viewer.id;
  const entry = isForOther ? logEntry(call, postSubject(row), { action: 'moved' }) : undefined;
  const post = await ports.data.posts.insert({ ...row, entry }, viewer.id, postKey(body));
  if (typeof post !== 'string') {
    if (post.isPublished) ports.wakeEmails();
    return post;
  }
  removeFiles(ports, { names: stored ? [stored.name] : [] });
  if (post === 'not allowed') throw await refusedWrite({ ...call, viewer }, 'post', forbidden());
  if (post === 'path taken') throw pathTaken();
  // If it is repeated, the first request's post is answered instead.
  throw post === 'no author' ? authorNotFound() : urlTaken();
}

/** Creating a post, as a draft or published. */
export const createPostHandlers = {
  async createPost(call) {
    const { viewer } = call;
    requireVerified(viewer);
    const answer = (post: FullPostRow) => ({
      message: writingTexts.created,
      newBlog: serializePost(post),
    });
    return answerOnce(call, {
      key: { userId: viewer.id, call: 'createPost', clientId: postKey(call.body) },
      findsFirst: call.body.moveId !== '',
      create: async () => answer(await insertPost(call, viewer)),
      repeat: async (id) => answer(await readablePostById(call, id)),
    });
  },
} satisfies Partial<Handlers>;

import { commentRules } from '@contract/comments/commentRules';
import type { Mentions } from '@contract/comments/mentions';
import { type ParsedComment, parseComment } from '@contract/comments/parseComment';
import { can } from '@contract/permissions';
import { commentMessages } from '@contract/texts/apiMessages';
import { commentTexts } from '@contract/texts/commentTexts';
import type { CommentLikeState } from '@server/data/comments/commentPort';
import type { CommentRow, NewComment } from '@server/data/rows/communityRows';
import { answerOnce } from '../../answerOnce';
import type { Call, Handlers, RequestContext } from '../../context';
import { brokenRule, forbidden } from '../../failure';
import { checkRules } from '../../http/checkRules';
import { requireUnverifiedUse } from '../../http/rateLimits';
import { logEntry } from '../../moderation/logEntry';
import { commentSubject } from '../../moderation/logSubjects';
import { refusedWrite } from '../../moderation/restrictions';
import { requirePermission } from '../../policy/requirePermission';
import { postNotFound, readablePostAccess } from '../../posts/findPost';
import { serializeComment } from '../../serializers/serializeCards';
import { mentionedUsernames } from '../mentionedUsernames';
import { commentNotFound, readPlace, withMention } from '../readPlace';
import { readCard, readSeen } from '../readSeen';
import { reviewRule } from '../reviewRule';

/** The values of a new comment that decisions change. */
const notDecidable = { stateBy: null, stateReason: '', removedAt: null } as const;
const ownUnseen = { likes: 0, isLiked: false, replies: 0, isVisible: true, isMuted: false };

function readText(comment: string) {
  const text = comment.trim();
  if (text === '') throw brokenRule(commentMessages.empty, 'comment');
  checkRules(commentRules, { comment: text });
  return text;
}

/** The comment, if the viewer can read its post and may change it. */
async function commentToChange(
  context: RequestContext,
  action: 'edit comment' | 'delete comment',
  id: string,
) {
  const comment = await context.ports.data.comments.byId(id);
  if (!comment || comment.authorId === null || comment.state === 'removed') throw commentNotFound();
  await readablePostAccess(context, comment.postId);
  requirePermission(can(context.viewer, action, { authorId: comment.authorId }));
  return comment;
}

async function deletedEntry(call: Call<'deleteComment'>, comment: CommentRow) {
  const { url } = await readablePostAccess(call, comment.postId);
  return logEntry(call, commentSubject(url, comment), { action: 'deleted' });
}

/** Counts a comment of an unverified account that will be stored; throws 429. */
async function countUnverified(call: Call<'addComment'>) {
  const { viewer, ports, body } = call;
  if (viewer.isVerified) return;
  const { blogId, clientId } = body;
  const { commentsClosed } = await readablePostAccess(call, blogId);
  if (commentsClosed !== null) throw forbidden(commentMessages.closed);
  const key = { userId: viewer.id, call: 'addComment' } as const;
  const isRepeated =
    clientId !== undefined && (await ports.data.clientIds.find({ ...key, clientId })) !== null;
  if (isRepeated) return;
  await requireUnverifiedUse(ports, viewer, 'comments');
}

/** Counts a like of an unverified account that will be stored; throws 429. */
async function countUnverifiedLike(call: Call<'likeComment'>) {
  const { viewer, ports, params } = call;
  if (viewer.isVerified) return;
  const comment = await ports.data.comments.byId(params.commentId);
  const card = comment && (await readCard(call, comment));
  if (card?.state !== 'shown') throw commentNotFound();
  if (!card.isLiked) await requireUnverifiedUse(ports, viewer, 'likes');
}

/** Why a new comment was not stored. */
async function refusedComment(call: Call<'addComment'>) {
  const post = await readablePostAccess(call, call.body.blogId);
  const isClosed = post.commentsClosed !== null;
  return refusedWrite(
    call,
    'comment',
    isClosed ? forbidden(commentMessages.closed) : postNotFound(),
  );
}

function toLikeAnswer(state: CommentLikeState | null, message: string) {
  if (!state) throw commentNotFound();
  const { totalLikes, isLiked } = state;
  return { message, data: { totalLikes, isLiked } };
}

/** The comment that a call asks for, with what it answers and is about. */
async function readNew(call: Call<'addComment'>) {
  const { viewer, ports, body } = call;
  const typed = readText(body.comment);
  const { columns, mentioned } = await readPlace(call);
  // With the mention, it must still be possible to save it again.
  const text = readText(await withMention(call, typed, mentioned));
  const now = ports.clock.now();
  return {
    id: ports.ids.next(),
    postId: body.blogId,
    ...columns,
    authorId: viewer.id,
    text,
    state: 'shown',
    createdAt: now,
    updatedAt: now,
  } as const;
}

async function store(call: Call<'addComment'>, comment: NewComment, parsed: ParsedComment) {
  const { ports, body } = call;
  const rule = reviewRule(ports, parsed);
  const stored = await ports.data.comments.insert(comment, body.clientId, rule);
  if (typeof stored === 'string') throw await refusedComment(call);
  return stored;
}

/** The answer to a new comment, which nobody has liked or answered, or to a repeated one. */
async function added(
  call: Call<'addComment'>,
  row: NewComment | CommentRow,
  { mentions, counts = ownUnseen }: { mentions: Mentions; counts?: typeof ownUnseen },
) {
  const { id, authorId } = row;
  const mentioned = await mentionedUsernames(call, [{ id, authorId, mentions }]);
  const own = { ...notDecidable, ...row, ...counts, author: call.viewer };
  const comment = { ...serializeComment(own, mentioned), firstReplies: [] };
  return { message: commentTexts.added, comment };
}

/** Adding, editing and deleting comments. */
export const commentHandlers = {
  async addComment(call) {
    const { viewer, ports, body } = call;
    return answerOnce(call, {
      key: { userId: viewer.id, call: 'addComment', clientId: body.clientId },
      async create() {
        const comment = await readNew(call);
        await countUnverified(call);
        const parsed = parseComment(comment.text);
        return added(call, await store(call, comment, parsed), parsed);
      },
      async repeat(id) {
        const comment = await ports.data.comments.byId(id);
        if (!comment || comment.authorId === null) throw commentNotFound();
        const card = await readCard(call, comment);
        const { mentions } = parseComment(comment.text);
        return added(call, comment, { mentions, counts: card ?? ownUnseen });
      },
    });
  },

  async updateComment(call) {
    const { viewer } = call;
    const { data, clock } = call.ports;
    const comment = await commentToChange(call, 'edit comment', call.params.commentId);
    const text = readText(call.body.comment);
    const parsed = parseComment(text);
    const rule = reviewRule(call.ports, parsed);
    const patch = { text, updatedAt: clock.now(), rule };
    if ((await data.comments.update(comment.id, patch, viewer.id)) === null)
      throw await refusedWrite(call, 'comment', commentNotFound());
    return {
      message: commentTexts.updated,
      comment: await readSeen(call, comment, parsed.mentions),
    };
  },

  async deleteComment(call) {
    const { viewer } = call;
    const comment = await commentToChange(call, 'delete comment', call.params.commentId);
    const entry = comment.authorId === viewer.id ? undefined : await deletedEntry(call, comment);
    const postId = await call.ports.data.comments.remove(comment.id, viewer.id, entry);
    if (postId === null) throw commentNotFound();
    return { message: commentTexts.deleted };
  },

  async likeComment(call) {
    const { viewer } = call;
    const { data, clock } = call.ports;
    const { commentId } = call.params;
    await countUnverifiedLike(call);
    const like = { commentId, userId: viewer.id, createdAt: clock.now() };
    return toLikeAnswer(await data.commentLikes.add(like), commentMessages.liked);
  },

  async unlikeComment(call) {
    const { viewer, params, ports } = call;
    const like = { commentId: params.commentId, userId: viewer.id };
    return toLikeAnswer(await ports.data.commentLikes.remove(like), commentMessages.unliked);
  },
} satisfies Partial<Handlers>;

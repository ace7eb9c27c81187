import { apiLimits } from '@contract/apiLimits';
import { limits } from '@contract/limits';
import { commentMessages, peopleMessages } from '@contract/texts/apiMessages';
import type { CommentCardRow, ThreadRow } from '@server/data/rows/communityRows';
import type { Handlers, RequestContext } from '../../context';
import { readablePostAccess } from '../../posts/findPost';
import {
  serializeComment,
  serializeOwnComment,
  serializePerson,
  serializeReceivedComment,
  serializeThread,
  serializeTotals,
} from '../../serializers/serializeCards';
import { mentionedUsernames, readMentions } from '../mentionedUsernames';
import { readableThread } from '../readableThread';
import { readerOf, serializeRows } from '../readSeen';

/** Characters of the comments in a page of threads, which has at least one thread. */
const threadText = 40_000;

/** The people who are suggested while a member types a mention. */
const suggestedPeople = 5;

/** The comments of a view are counted up to one more. */
const mostCounted = 1000;

const lengthOf = ({ text, quote }: CommentCardRow) => text.length + quote.length;

const lengthOfThread = (thread: ThreadRow) =>
  thread.firstReplies.reduce((sum, reply) => sum + lengthOf(reply), lengthOf(thread));

/** The first threads whose text fits into one answer, at least one. Others follow on the next page. */
function threadsOfPage({ rows, areMore }: { rows: readonly ThreadRow[]; areMore: boolean }) {
  let left: number = threadText;
  const end = rows.findIndex((thread, at) => {
    left -= lengthOfThread(thread);
    return left < 0 && at > 0;
  });
  return end === -1 ? { rows, areMore } : { rows: rows.slice(0, end), areMore: true };
}

async function serializeThreads(context: RequestContext, rows: readonly ThreadRow[]) {
  const all = rows.flatMap((row) => [row, ...row.firstReplies]);
  const mentioned = await mentionedUsernames(context, readMentions(all));
  return rows.map((row) => serializeThread(row, mentioned));
}

/** Lists of comments: of a post, of a thread, of the viewer, and under the viewer’s posts. */
export const commentListHandlers = {
  async listComments(call) {
    const post = await readablePostAccess(call, call.params.blogId);
    const { skip, threads, parentId, blockId, order } = call.query;
    const { comments } = call.ports.data;
    const of = { postId: post.id, reader: readerOf(call, post) };
    const page = { ...of, skip: skip ?? 0, take: limits.pageSize };
    const message = commentMessages.fetched;
    if (parentId !== undefined) {
      const { rows, areMore } = await comments.replies({ ...page, parentId });
      return { message, comments: await serializeRows(call, rows), areMore };
    }
    if (threads ?? blockId ?? order) {
      const query = { ...page, blockId, order: order ?? 'newest' };
      const { rows, areMore } = threadsOfPage(await comments.threads(query));
      const answered = { message, comments: await serializeThreads(call, rows), areMore };
      if (page.skip > 0) return answered;
      const [remarks, totals] = await Promise.all([comments.remarks(of), comments.totals(post.id)]);
      return { ...answered, remarks: [...remarks], ...serializeTotals(totals) };
    }
    const flat = skip === undefined ? { ...of, skip: 0, take: apiLimits.mostComments } : page;
    const { rows, areMore } = await comments.ofPost(flat);
    return { message, comments: await serializeRows(call, rows), areMore };
  },

  async readThread(call) {
    const { post, page } = await readableThread(call, call.params.commentId);
    const mentioned = await mentionedUsernames(call, readMentions([page.thread, ...page.replies]));
    return {
      message: commentMessages.fetched,
      blogId: post.id,
      thread: serializeComment(page.thread, mentioned),
      replies: page.replies.map((reply) => serializeComment(reply, mentioned)),
      skip: page.skip,
      areMore: page.areMore,
    };
  },

  async countNewComments(call) {
    const post = await readablePostAccess(call, call.params.blogId);
    const after = Date.parse(call.query.after);
    const of = { postId: post.id, reader: readerOf(call, post) };
    const count = await call.ports.data.comments.newer({
      ...of,
      after,
      most: apiLimits.newComments,
    });
    return { message: commentMessages.fetched, count };
  },

  async listOwnComments(call) {
    const { viewer, ports, query } = call;
    const page = { userId: viewer.id, skip: query.skip, take: limits.pageSize };
    const { rows, areMore } = await ports.data.comments.ofMember(page);
    const all = rows.flatMap((row) => [row, ...row.answers]);
    const mentioned = await mentionedUsernames(call, readMentions(all));
    const comments = rows.map((row) => serializeOwnComment(row, mentioned));
    return { message: commentMessages.fetched, comments, areMore };
  },

  async listReceivedComments(call) {
    const { viewer, ports, query } = call;
    const { view = 'all', skip } = query;
    const { comments } = ports.data;
    const page = { userId: viewer.id, view, skip, take: limits.pageSize };
    const [{ rows, areMore }, counts] = await Promise.all([
      comments.received(page),
      comments.receivedCounts({ userId: viewer.id, most: mostCounted + 1 }),
    ]);
    const mentioned = await mentionedUsernames(call, readMentions(rows));
    const listed = rows.map((row) => serializeReceivedComment(row, mentioned));
    return { message: commentMessages.fetched, comments: listed, areMore, ...counts };
  },

  /** The people whom a member can mention. */
  async listPeople({ ports, viewer, query }) {
    const startsWith = query.startsWith.trim();
    const wanted = { startsWith, viewerId: viewer.id, take: suggestedPeople };
    const rows = startsWith === '' ? [] : await ports.data.users.startingWith(wanted);
    return { message: peopleMessages.fetched, people: rows.map(serializePerson) };
  },
} satisfies Partial<Handlers>;

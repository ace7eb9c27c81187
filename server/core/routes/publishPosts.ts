import { can } from '@contract/permissions';
import { postMessages } from '@contract/texts/apiMessages';
import { scheduleTexts } from '@contract/texts/scheduleTexts';
import { withheldMessage } from '@contract/texts/withheldTexts';
import type { FullPostRow, PostAccessRow } from '@server/data/rows';
import type { Call, Handlers, MemberContext } from '../context';
import { brokenRule, conflict, forbidden } from '../failure';
import { removeFiles } from '../files/removeFiles';
import { logEntry } from '../moderation/logEntry';
import { postSubject } from '../moderation/logSubjects';
import { readReason } from '../moderation/readReason';
import { refusedWrite } from '../moderation/restrictions';
import { postNotFound, postToChange, readablePostById } from '../posts/findPost';
import { requireComplete } from '../posts/requireComplete';
import { serializePost } from '../serializers/serializePost';

const year = 366 * 24 * 60 * 60_000;

/** The planned time, which must be in the future and at most a year from now. */
function readPlannedTime(publishAt: string, now: number) {
  const time = Date.parse(publishAt);
  if (time <= now) throw brokenRule(scheduleTexts.past, 'publishAt');
  if (time > now + year) throw brokenRule(scheduleTexts.far, 'publishAt');
  return time;
}

/** Why the post can't be published: a moderator has unpublished it, or the viewer is restricted. */
async function refusedPublication(context: MemberContext, id: string) {
  const { withheldReason } = await readablePostById(context, id);
  return withheldReason === null
    ? refusedWrite(context, 'post', postNotFound())
    : forbidden(withheldMessage(withheldReason));
}

/** The post after `change`, which says whether it was allowed and the post is still there. */
async function answerChanged(
  context: MemberContext,
  post: Pick<FullPostRow, 'id'>,
  { isDone, message }: { isDone: boolean; message: string },
) {
  if (!isDone) throw await refusedPublication(context, post.id);
  return { message, blog: serializePost(await readablePostById(context, post.id)) };
}

async function publish(call: Call<'publishPost'> & MemberContext, post: FullPostRow) {
  const { viewer, ports } = call;
  const act = { by: viewer.id, now: ports.clock.now() };
  const isDone = await ports.data.publication.publish(post.id, act);
  if (isDone) ports.wakeLetters();
  return answerChanged(call, post, { isDone, message: postMessages.published });
}

async function schedule(
  call: Call<'publishPost'> & MemberContext,
  post: FullPostRow,
  publishAt: string,
) {
  const { viewer, ports } = call;
  if (post.isPublished) throw conflict(scheduleTexts.isPublished, 'publishAt');
  const plan = { id: post.id, publishAt: readPlannedTime(publishAt, ports.clock.now()) };
  const isDone = await ports.data.publication.schedule(plan, {
    by: viewer.id,
    now: ports.clock.now(),
  });
  return answerChanged(call, post, { isDone, message: scheduleTexts.scheduled });
}

async function unpublish({ viewer, ports }: MemberContext, { id }: PostAccessRow) {
  if (!(await ports.data.publication.unpublish(id, viewer.id))) throw postNotFound();
}

/** Unpublishes another author's post with a reason. A moderator has to allow it before it is published again. */
async function withhold(call: Call<'unpublishPost'>, post: PostAccessRow) {
  const reason = readReason(call.body.reason, { isNeeded: true });
  const entry = logEntry(call, postSubject(post), { action: 'unpublished', reason });
  if (!(await call.ports.data.moderation.withhold({ id: post.id, reason }, entry)))
    throw forbidden();
}

/** Publishing posts now or at a planned time, unpublishing and deleting them. */
export const publishPostHandlers = {
  async publishPost(call) {
    const { id } = await postToChange(call, 'publish post', call.params.id);
    const post = await readablePostById(call, id);
    await requireComplete(post, call.ports);
    const { publishAt } = call.body;
    return publishAt ? schedule(call, post, publishAt) : publish(call, post);
  },

  async unschedulePost(call) {
    const post = await postToChange(call, 'publish post', call.params.id);
    if (!post.isPublished) await unpublish(call, post);
    return { message: scheduleTexts.takenBack };
  },

  async unpublishPost(call) {
    const post = await postToChange(call, 'publish post', call.params.id);
    await (can(call.viewer, 'withhold post', post) ? withhold(call, post) : unpublish(call, post));
    return { message: postMessages.unpublished };
  },

  async deletePost(call) {
    const { viewer } = call;
    const post = await postToChange(call, 'delete post', call.params.id);
    const isOwn = post.authorId === viewer.id;
    const reason = isOwn ? '' : readReason(call.body.reason ?? '', { isNeeded: false });
    const act = { action: 'deleted', reason } as const;
    const entry = isOwn ? undefined : logEntry(call, postSubject(post), act);
    const orphans = await call.ports.data.posts.remove(post.id, viewer.id, entry);
    if (!orphans) throw postNotFound();
    removeFiles(call.ports, { names: orphans.files, urls: orphans.pictures });
    return { message: postMessages.deleted };
  },
} satisfies Partial<Handlers>;

import { day } from '@contract/durations';
import { can } from '@contract/permissions';
import { postMessages } from '@contract/texts/apiMessages';
import { scheduleTexts } from '@contract/texts/editorTexts';
import { withheldMessage } from '@contract/texts/withheldTexts';
import type { PublicationData } from '@server/data/posts/publicationPort';
import type { PostAccessRow } from '@server/data/rows/rows';
import type { ReadDocument } from '@server/rules/publication';
import type { Call, Handlers, MemberContext } from '../../context';
import { brokenRule, conflict, forbidden, overtaken, staleVersion } from '../../failure';
import { removeFiles } from '../../files/removeFiles';
import { logEntry } from '../../moderation/logEntry';
import { postSubject } from '../../moderation/logSubjects';
import { readReason } from '../../moderation/readReason';
import { refusedWrite } from '../../moderation/restrictions';
import { serializePost } from '../../serializers/serializePost';
import { postNotFound, postToChange, readablePostById } from '../findPost';
import { judgeAndWrite } from '../judgeAndWrite';
import { readDocument } from '../publishDue';

const year = 366 * day;

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

type PublishCall = Call<'publishPost'> & MemberContext;
type Act = { by: string; now: number; document: ReadDocument };
type Written = Awaited<ReturnType<PublicationData['publish' | 'schedule']>>;

/** The post after `write` has published or planned it. */
async function changePublication(
  call: PublishCall,
  id: string,
  write: (act: Act) => Promise<Written>,
) {
  const { ports, viewer } = call;
  const outcome = await judgeAndWrite({
    read: async () => readablePostById(call, id),
    write: async (post) => {
      const document = await readDocument(ports, post);
      return write({ by: viewer.id, now: ports.clock.now(), document });
    },
    giveUp: ({ revision }) => staleVersion(postMessages.isStale, revision),
  });
  if (outcome === 'is published') throw conflict(scheduleTexts.isPublished, 'publishAt');
  if (outcome === 'not allowed') throw await refusedPublication(call, id);
  if (typeof outcome === 'object') throw brokenRule(outcome.message, outcome.field);
  return serializePost(await readablePostById(call, id));
}

async function publish(call: PublishCall, id: string) {
  const { publication } = call.ports.data;
  const blog = await changePublication(call, id, async (act) => publication.publish(id, act));
  call.ports.wakeEmails();
  return { message: postMessages.published, blog };
}

async function schedule(call: PublishCall, id: string, time: string) {
  const { publication } = call.ports.data;
  const publishAt = readPlannedTime(time, call.ports.clock.now());
  const plan = { id, publishAt };
  const blog = await changePublication(call, id, async (act) => publication.schedule(plan, act));
  return { message: scheduleTexts.scheduled, blog };
}

async function unpublish({ viewer, ports }: MemberContext, { id }: PostAccessRow) {
  const act = { by: viewer.id, now: ports.clock.now() };
  if (!(await ports.data.publication.unpublish(id, act))) throw postNotFound();
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
    const { publishAt } = call.body;
    return publishAt ? schedule(call, id, publishAt) : publish(call, id);
  },

  async unschedulePost(call) {
    const { id } = await postToChange(call, 'publish post', call.params.id);
    const outcome = await call.ports.data.publication.takeBack(id, call.viewer.id);
    if (outcome === null) throw postNotFound();
    if (outcome === 'is published') {
      const blog = serializePost(await readablePostById(call, id));
      throw overtaken(scheduleTexts.isPublished, { blog });
    }
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

import type { Plan } from '@server/data/posts/publicationPort';
import type { FullPostRow } from '@server/data/rows/rows';
import type { ReadDocument } from '@server/rules/publication';
import { newEmail } from '../emails/newEmail';
import type { Ports } from '../ports';
import { judgeAndWrite } from './judgeAndWrite';

/** Reads in the document what decides whether the post can be published. */
export async function readDocument(
  { documents }: Pick<Ports, 'documents'>,
  { revision, content }: Pick<FullPostRow, 'revision' | 'content'>,
): Promise<ReadDocument> {
  return { revision, showsAnything: await documents('showsAnything', content) };
}

const batch = 20;

async function carryOut(ports: Ports, plan: Plan) {
  const { data } = ports;
  const outcome = await judgeAndWrite({
    read: async () => data.posts.byId(plan.id),
    async write(post) {
      const author = post && (await data.users.byId(post.authorId));
      if (!author) return null;
      const owner = { userId: author.id, email: author.email };
      const letter = newEmail(ports, {
        kind: 'notPublished',
        ...owner,
        data: { title: post.title },
      });
      const document = await readDocument(ports, post);
      return data.publication.carryOut(plan, { document, letter });
    },
    giveUp: () => new Error(`The planned post ${plan.id} was changed each time it was read.`),
  });
  if (outcome !== null) ports.wakeEmails();
}

/**
 * Publishes the posts whose planned time is over, with that time as their date. Of several processes one
 * publishes a post. The author of a post that can't be published gets an e-mail.
 */
export async function publishDue(ports: Ports) {
  const { data, clock, report } = ports;
  let after: Plan | null = null;
  for (let found = batch; found === batch; ) {
    const due: readonly Plan[] = await data.publication.due({
      now: clock.now(),
      take: batch,
      after,
    });
    found = due.length;
    for (const plan of due) {
      // A post that fails is tried again with the next call; those after it don't wait for it.
      await carryOut(ports, plan).catch(report);
      after = plan;
    }
  }
}

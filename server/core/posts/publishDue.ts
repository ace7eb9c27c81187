import type { Plan } from '@server/data/publicationPort';
import type { FullPostRow } from '@server/data/rows';
import { ApiFailure } from '../failure';
import { newLetter } from '../letters/newLetter';
import type { Ports } from '../ports';
import { requireComplete } from './requireComplete';

const batch = 20;

async function isComplete(ports: Ports, post: FullPostRow) {
  try {
    await requireComplete(post, ports);
    return true;
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.status === 422) return false;
    throw failure;
  }
}

async function carryOut(ports: Ports, post: FullPostRow, publishAt: number) {
  const { id, authorId, title } = post;
  const author = await ports.data.users.byId(authorId);
  if (!author) return;
  const owner = { userId: author.id, email: author.email };
  const letter = newLetter(ports, { kind: 'notPublished', ...owner, data: { title } });
  const given = { isComplete: await isComplete(ports, post), letter };
  const isPublished = await ports.data.publication.carryOut({ id, publishAt }, given);
  if (isPublished !== null) ports.wakeLetters();
}

/**
 * Publishes the posts whose planned time is over, with that time as their date. Of several processes one
 * publishes a post. The author of a post that can't be published gets a letter.
 */
export async function publishDue(ports: Ports) {
  const { data, clock, report } = ports;
  let after: Plan | null = null;
  for (let found = batch; found === batch; ) {
    const due: readonly FullPostRow[] = await data.publication.due({
      now: clock.now(),
      take: batch,
      after,
    });
    found = due.length;
    for (const post of due) {
      const { id, publishAt } = post;
      if (publishAt === null) continue;
      // A post that fails is tried again with the next call; those after it don't wait for it.
      await carryOut(ports, post, publishAt).catch(report);
      after = { id, publishAt };
    }
  }
}

import { bookMessages } from '@contract/texts/bookMessages';
import type { PassageCardRow } from '@server/data/rows/bookCardRows';
import { type Day, dayIn } from '@server/rules/reviewDays';
import type { Handlers, MemberContext } from '../../context';
import { conflict, notFound } from '../../failure';
import type { Ports } from '../../ports';
import { readSite } from '../../site/readSite';
import { answerPassages } from '../answerPassages';

/** The member and the date in the member's time zone. */
export async function reviewDay({ ports, viewer }: Pick<MemberContext, 'ports' | 'viewer'>) {
  const timeZone = viewer.timeZone || (await readSite(ports)).timeZone;
  return { userId: viewer.id, day: dayIn(timeZone, ports.clock.now()) };
}

async function answerReviewed(ports: Ports, rows: readonly PassageCardRow[], day: Day) {
  const passages = await answerPassages(ports, rows);
  return passages.map((passage, at) => ({ ...passage, isReviewed: rows[at]?.reviewedOn === day }));
}

/** The daily review of a member's book. */
export const dailyReviewHandlers = {
  async readDailyReview(call) {
    const of = await reviewDay(call);
    const rows = await call.ports.data.dailyReviews.today(of);
    const passages = await answerReviewed(call.ports, rows, of.day);
    const isDone = passages.every(({ isReviewed }) => isReviewed);
    return { message: bookMessages.reviewFetched, passages, isDone };
  },

  async reviewPassage(call) {
    const { ports, params, body } = call;
    const of = await reviewDay(call);
    const row = await ports.data.dailyReviews.act({ ...of, ...params, ...body });
    if (row === null) throw notFound(bookMessages.passageNotFound);
    if (row === 'not today') throw conflict(bookMessages.notToday);
    const [passage] = await answerReviewed(ports, [row], of.day);
    if (!passage) throw notFound(bookMessages.passageNotFound);
    const message = body.action === 'keep' ? bookMessages.reviewKept : bookMessages.reviewRetired;
    return { message, passage };
  },
} satisfies Partial<Handlers>;

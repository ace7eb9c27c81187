import { apiLimits } from '@contract/apiLimits';
import { passageRules } from '@contract/book/bookRules';
import { can } from '@contract/permissions';
import { bookMessages } from '@contract/texts/bookMessages';
import { bookTexts } from '@contract/texts/bookTexts';
import type { SaveOutcome } from '@server/data/book/bookPort';
import type { PassageRow } from '@server/data/rows/bookCardRows';
import type { Call, Handlers } from '../../context';
import { ApiFailure, brokenRule, forbidden, notFound } from '../../failure';
import { checkRules } from '../../http/checkRules';
import { refusedWrite } from '../../moderation/restrictions';
import { requirePermission } from '../../policy/requirePermission';
import { postNotFound } from '../../posts/findPost';
import { answerPassages } from '../answerPassages';
import { exportBook } from '../exportBook';
import { listPassages } from '../listPassages';
import { isPartOf, readWords, takeOver, type WordColumns, wordsFromElsewhere } from '../readWords';
import { reviewDay } from './dailyReview';

const passageNotFound = () => notFound(bookMessages.passageNotFound);
const headingNotFound = () => notFound(bookMessages.headingNotFound);

const refusals = {
  full: () => brokenRule(bookTexts.bookFull),
  unverified: () => brokenRule(bookTexts.unverifiedFull),
  'too much text': () => brokenRule(bookTexts.tooMuchText),
  'no heading': headingNotFound,
  'no post': postNotFound,
  restricted: () => forbidden(),
} as const satisfies Record<Extract<SaveOutcome, string>, () => ApiFailure>;

async function answerOne(
  { ports }: Pick<Call<'addPassage'>, 'ports'>,
  row: Parameters<typeof answerPassages>[1][number],
) {
  const [passage] = await answerPassages(ports, [row]);
  if (!passage) throw passageNotFound();
  return passage;
}

const newRow = (
  { ports, viewer }: Pick<Call<'addPassage'>, 'ports' | 'viewer'>,
  words: WordColumns,
  given: Pick<PassageRow, 'note' | 'headingId'>,
) => ({
  id: ports.ids.next(),
  userId: viewer.id,
  ...words,
  ...given,
  createdAt: ports.clock.now(),
});

/** Gives the words to the passage that they widen; null if there is none that is part of them. */
async function widenPassage(call: Call<'addPassage'>, words: WordColumns) {
  const { ports, viewer, body } = call;
  if (body.widens === undefined) return null;
  const narrow = await ports.data.book.byId(body.widens, viewer.id);
  if (!narrow || !isPartOf(narrow, words)) return null;
  const { quote, blockId, before, after, revision, words: count } = words;
  const widened = await ports.data.book.change({
    id: narrow.id,
    userId: viewer.id,
    patch: { quote, blockId, before, after, revision, words: count },
    now: ports.clock.now(),
    room: apiLimits.book,
  });
  if (widened === 'restricted') throw await refusedWrite(call, 'book', forbidden());
  if (typeof widened === 'string') throw refusals[widened]();
  if (!widened) return null;
  return {
    message: bookMessages.kept,
    passage: await answerOne(call, widened),
    isRepeated: true as const,
  };
}

/** One passage of an import; the message if it breaks a rule. */
function readImported(
  call: Call<'importPassages'>,
  given: Call<'importPassages'>['body']['passages'][number],
) {
  const note = given.note.trim();
  try {
    return newRow(call, wordsFromElsewhere({ ...given, note }), { note, headingId: null });
  } catch (failure) {
    if (failure instanceof ApiFailure) return failure.message;
    throw failure;
  }
}

async function storeImported(
  { ports }: Call<'importPassages'>,
  read: readonly (ReturnType<typeof newRow> | string)[],
) {
  const rows = read.flatMap((row) => (typeof row === 'string' ? [] : [row]));
  const outcomes = rows.length === 0 ? [] : await ports.data.book.save(rows, apiLimits.book);
  if (outcomes === 'not allowed') throw forbidden();
  const left = outcomes[Symbol.iterator]();
  const answer = { kept: 0, known: 0, refused: [] as { index: number; message: string }[] };
  for (const [index, row] of read.entries()) {
    const outcome = typeof row === 'string' ? brokenRule(row) : left.next().value;
    if (outcome instanceof ApiFailure) answer.refused.push({ index, message: outcome.message });
    else if (typeof outcome === 'object') answer[outcome.outcome] += 1;
    else answer.refused.push({ index, message: refusals[outcome ?? 'no post']().message });
  }
  return answer;
}

/** The passages of a member's book. */
export const bookHandlers = {
  async addPassage(call) {
    const { ports, body } = call;
    const note = body.note.trim();
    const words = await readWords(call);
    const widened = await widenPassage(call, words);
    if (widened) return widened;
    const row = newRow(call, words, { note, headingId: body.headingId ?? null });
    const outcomes = await ports.data.book.save([row], apiLimits.book);
    if (outcomes === 'not allowed') throw forbidden();
    const [stored] = outcomes;
    if (stored === 'restricted') throw await refusedWrite(call, 'book', forbidden());
    if (!stored || typeof stored === 'string') throw refusals[stored ?? 'no post']();
    return {
      message: bookMessages.kept,
      passage: await answerOne(call, stored.row),
      ...(stored.outcome === 'known' ? ({ isRepeated: true } as const) : {}),
    };
  },

  async listPassages(call) {
    return { message: bookMessages.fetched, ...(await listPassages(call)) };
  },

  async changePassage(call) {
    const { ports, viewer, params, body } = call;
    const row = await ports.data.book.byId(params.id, viewer.id);
    if (!row) throw passageNotFound();
    const note = body.note?.trim();
    checkRules(passageRules, { quote: '', before: '', after: '', note: note ?? '' });
    const words = body.quote === undefined ? {} : await takeOver(call, row, body.quote);
    const { headingId, isRetired } = body;
    const changed = await ports.data.book.change({
      id: row.id,
      userId: viewer.id,
      // What the request does not name is not written: another request can change it at the same time.
      patch: {
        ...(note === undefined ? {} : { note }),
        ...(headingId === undefined ? {} : { headingId }),
        ...(isRetired === undefined ? {} : { isRetired }),
        ...words,
      },
      now: ports.clock.now(),
      room: apiLimits.book,
    });
    if (changed === 'restricted') throw await refusedWrite(call, 'book', forbidden());
    if (typeof changed === 'string') throw refusals[changed]();
    if (!changed) throw passageNotFound();
    return { message: bookMessages.changed, passage: await answerOne(call, changed) };
  },

  async deletePassage(call) {
    const { ports, viewer, params } = call;
    const removal = { id: params.id, userId: viewer.id };
    if (!(await ports.data.book.remove(removal))) throw passageNotFound();
    await ports.data.dailyReviews.settle(await reviewDay(call));
    return { message: bookMessages.deleted };
  },

  async exportBook({ ports, viewer }) {
    return {
      chunks: exportBook(ports, viewer.id),
      type: 'application/zip',
      downloadName: 'book.zip',
    };
  },

  async importPassages(call) {
    requirePermission(can(call.viewer, 'import passages'), bookTexts.verifyToImport);
    const read = call.body.passages.map((given) => readImported(call, given));
    return { message: bookMessages.imported, ...(await storeImported(call, read)) };
  },
} satisfies Partial<Handlers>;

import { cleanQuote, elsewhereRules, passageRules } from '@contract/book/bookRules';
import { countWords } from '@contract/book/showsQuote';
import { placeWords } from '@contract/document/findWords';
import { comparable, findBlock } from '@contract/document/passageState';
import { can } from '@contract/permissions';
import { bookMessages } from '@contract/texts/bookMessages';
import { bookTexts } from '@contract/texts/bookTexts';
import type { NewPassage } from '@server/data/book/bookRows';
import type { PassageCardRow } from '@server/data/rows/bookCardRows';
import type { FullPostRow } from '@server/data/rows/rows';
import type { Call } from '../context';
import { brokenRule } from '../failure';
import { checkRules } from '../http/checkRules';
import { textsOf } from '../posts/documentTexts';
import { readablePostById } from '../posts/findPost';

const wordsNotFound = () => brokenRule(bookMessages.wordsNotFound, 'quote');

/** The columns that say which words are saved, and from where. */
export type WordColumns = Omit<NewPassage, 'id' | 'userId' | 'note' | 'headingId' | 'createdAt'>;

const noPlace = { postId: null, blockId: '', before: '', after: '', revision: 0 };
const noSource = { sourceUrl: '', sourceTitle: '', sourceAuthor: '' };

type Source = { url: string; title: string; author: string };

/** Words from elsewhere. */
export function wordsFromElsewhere(given: {
  quote: string;
  note: string;
  source: Source;
}): WordColumns {
  const quote = cleanQuote(given.quote);
  const source = {
    url: given.source.url.trim(),
    title: given.source.title.trim(),
    author: given.source.author.trim(),
  };
  checkRules(elsewhereRules, { quote, note: given.note, ...source });
  return {
    ...noPlace,
    quote,
    words: countWords(quote),
    sourceUrl: source.url,
    sourceTitle: source.title,
    sourceAuthor: source.author,
  };
}

/** The texts of the version that contains the words, the present one if none is named. */
async function readVersion(call: Call<'addPassage'>, post: FullPostRow) {
  const { ports, viewer, body } = call;
  const { revision: number = post.revision } = body;
  const present = { postId: post.id, revision: post.revision, content: post.content };
  if (number === post.revision) return { number, ...(await textsOf(ports, present)) };
  const publicOnly = !can(viewer, 'edit post', post);
  const version = await ports.data.revisions.read({ postId: post.id, publicOnly, number });
  if (!version || version.isRemoved || version.content === null) throw wordsNotFound();
  const { content } = version;
  return { number, ...(await textsOf(ports, { postId: post.id, revision: number, content })) };
}

async function wordsOfPost(call: Call<'addPassage'>, postId: string): Promise<WordColumns> {
  const { body } = call;
  const post = await readablePostById(call, postId);
  const quote = cleanQuote(body.quote);
  const stored = { ...noSource, postId, quote, words: countWords(quote) };
  if (quote === '') return { ...noPlace, ...stored, revision: post.revision };
  const { blockId } = body;
  const { number, texts } = await readVersion(call, post);
  const placed = placeWords(texts, { blockId, quote, before: body.before, after: body.after });
  if (placed?.blockId !== blockId) throw wordsNotFound();
  const isGiven = body.before !== '' || body.after !== '';
  const { before, after } = isGiven ? body : placed;
  return { ...stored, blockId, before, after, revision: number };
}

/** The words of a request, checked. */
export async function readWords(call: Call<'addPassage'>): Promise<WordColumns> {
  const { postId, source, quote, note, before, after } = call.body;
  if ((postId === undefined) === (source === undefined)) throw brokenRule(bookTexts.onePlace);
  if (source !== undefined) return wordsFromElsewhere({ quote, note, source });
  checkRules(passageRules, { quote: cleanQuote(quote), before, after, note });
  return wordsOfPost(call, postId ?? '');
}

/** Whether the words of a passage are part of other words of the same post. */
export const isPartOf = (
  narrow: Pick<WordColumns, 'postId' | 'quote'>,
  wide: Pick<WordColumns, 'postId' | 'quote'>,
) =>
  wide.postId !== null &&
  narrow.postId === wide.postId &&
  narrow.quote !== '' &&
  comparable(wide.quote).includes(comparable(narrow.quote));

/** What changes in a passage when it takes over words of the present version of its post. */
export async function takeOver(call: Call<'changePassage'>, row: PassageCardRow, sent: string) {
  const quote = cleanQuote(sent);
  if (row.postId === null || !row.post || row.quote === '' || quote === '')
    throw brokenRule(bookMessages.cantChangeWords, 'quote');
  checkRules(passageRules, { quote, before: '', after: '', note: '' });
  const post = await readablePostById(call, row.postId);
  const { revision, content } = post;
  const { texts } = await textsOf(call.ports, { postId: post.id, revision, content });
  const { blockId, before, after } = row;
  const isThere = findBlock(texts, { blockId, quote }) !== null;
  const placed = isThere ? placeWords(texts, { blockId, quote, before, after }) : null;
  if (!placed) throw wordsNotFound();
  return { quote, ...placed, revision, words: countWords(quote) };
}

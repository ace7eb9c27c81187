import { limits } from '@contract/limits';
import type { PassageFilter } from '@server/data/book/bookPort';
import { searchWords } from '@server/data/posts/searchWords';
import type { Call } from '../context';
import type { Ports } from '../ports';
import { correctTerm } from '../posts/correctTerm';
import { answerPassages } from './answerPassages';
import { checkStates } from './passageStates';

/** More passages than this are not compared with their posts to count those that have changed. */
const mostCompared = 200;

/** A search is corrected with the words of so many passages, the newest ones. */
const mostCorrecting = 2000;

/** The ids of passages whose words are no longer as they were saved; undefined if there are too many to compare. */
async function changedIds(ports: Ports, filter: PassageFilter, take?: number) {
  const unsure = await ports.data.book.unsure({
    ...filter,
    kind: 'words',
    ...(take === undefined ? {} : { take: take + 1 }),
  });
  if (take !== undefined && unsure.length > take) return undefined;
  const states = await checkStates(ports, unsure);
  return unsure.flatMap(({ id }, at) => (states[at] === 'unchanged' ? [] : [id]));
}

/** How many saved words have changed; undefined if there are too many to compare. */
export async function countChanged(ports: Ports, filter: PassageFilter) {
  return (await changedIds(ports, filter, mostCompared))?.length;
}

async function countKinds(ports: Ports, filter: PassageFilter) {
  const changed = await countChanged(ports, filter);
  return {
    ...(await ports.data.book.counts(filter)),
    ...(changed === undefined ? {} : { changed }),
  };
}

/** Which passages have the state that the request asks for. */
async function chooseByState({ ports, query }: Call<'listPassages'>, filter: PassageFilter) {
  const { state, kind } = query;
  if (state !== undefined) {
    const unsure = await ports.data.book.unsure(filter);
    const states = await checkStates(ports, unsure);
    const ids = unsure.flatMap(({ id }, at) => (states[at] === state ? [id] : []));
    return { choice: { safe: state === 'unchanged', ids } };
  }
  if (kind !== 'changed') return kind === undefined ? {} : { kind };
  return { choice: { safe: false, ids: (await changedIds(ports, filter)) ?? [] } };
}

/** The term with words of the book instead of mistyped ones, as the search for posts does it. */
async function correctInBook(ports: Ports, { userId, term = '' }: PassageFilter) {
  const texts = await ports.data.book.searchedTexts({ userId, take: mostCorrecting });
  const uses = new Map<string, number>();
  for (const word of texts.flatMap(searchWords)) uses.set(word, (uses.get(word) ?? 0) + 1);
  const words = async (wanted: readonly string[]) =>
    wanted.flatMap((word) => {
      const found = uses.get(word);
      return found === undefined ? [] : [{ word, uses: found }];
    });
  return correctTerm({ words }, term);
}

/** The filter and its counts; if nothing has the term, those of the corrected one. */
async function findTerm(ports: Ports, filter: PassageFilter) {
  const asked = { filter, counts: await countKinds(ports, filter), corrected: null };
  if (asked.counts.all > 0 || filter.term === undefined || filter.term.trim() === '') return asked;
  const term = await correctInBook(ports, filter);
  if (term === null) return asked;
  const other = { ...filter, term };
  const counts = await countKinds(ports, other);
  return counts.all === 0 ? asked : { filter: other, counts, corrected: term };
}

/** A page of a member's passages, with how many there are of each kind. */
export async function listPassages(call: Call<'listPassages'>) {
  const { ports, viewer, query } = call;
  const { headingId, searchTerm: term, skip, order } = query;
  const asked = { userId: viewer.id, headingId: headingId === 'none' ? null : headingId, term };
  const { filter, counts, corrected } = await findTerm(ports, asked);
  const found = await ports.data.book.list({
    ...filter,
    skip,
    take: limits.pageSize,
    isByPost: order === 'post',
    ...(await chooseByState(call, filter)),
  });
  return {
    passages: await answerPassages(ports, found.rows),
    areMore: found.areMore,
    count: found.count,
    counts,
    ...(corrected === null ? {} : { corrected }),
  };
}

import type { Ports } from '../ports';
import { placeNow } from './passageStates';
import { shownIds } from './shownPassages';

type Wanted = { username: string; slug: string; skip: number; take: number; newest?: true };

/** A public collection with some of the passages that visitors see, oldest first; null if there is none. */
export async function readPublicBook(ports: Ports, { skip, take, newest, ...name }: Wanted) {
  const { book } = ports.data;
  const heading = await book.publicHeading(name);
  if (!heading) return null;
  const words = await book.publicWords({ headingIds: [heading.id] });
  const shown = await shownIds(ports, words);
  const ids = words.map(({ id }) => id).filter((id) => shown.has(id));
  const wanted = newest ? ids.slice(-take) : ids.slice(skip, skip + take);
  const passages = await placeNow(ports, await book.publicPassages(wanted));
  return {
    heading: { ...heading, count: ids.length },
    passages,
    areMore: ids.length > skip + take,
  };
}

import { createStore } from '../createStore';
import { currentPathname } from './navigationStart';

type Copy = { pathname: string; storedAt: number };

/** The parts of pages that are stored copies, by their name. */
const copies = createStore<ReadonlyMap<string, Copy>>(new Map());

/** The document itself, if the service worker has marked it as a copy. */
function documentCopy(pathname: string) {
  const { storedAt, address = '' } = document.documentElement.dataset;
  return storedAt !== undefined && address.split('?', 1)[0] === pathname ? Number(storedAt) : null;
}

/** What the pages of this app show that was stored before. */
export const shownCopies = {
  /** When the content of a page was stored, in milliseconds: of several parts the oldest counts. Null if it is current. */
  storedAt(pathname: string) {
    const parts = [...copies.read().values()].filter((copy) => copy.pathname === pathname);
    const times = [...parts.map(({ storedAt }) => storedAt), documentCopy(pathname) ?? Infinity];
    const oldest = Math.min(...times);
    return Number.isFinite(oldest) ? oldest : null;
  },
  /** Notes that the page which is opened now shows a copy. */
  note(name: string, storedAt: number) {
    copies.set(new Map([...copies.read(), [name, { pathname: currentPathname(), storedAt }]]));
  },
  /** Notes that the page shows the present content again. */
  drop(name: string) {
    const others = new Map(copies.read());
    if (others.delete(name)) copies.set(others);
  },
  /** Forgets that the document was a copy once another page is shown: its own is loaded again later. */
  enter(pathname: string) {
    if (documentCopy(pathname) === null) delete document.documentElement.dataset['storedAt'];
  },
  subscribe: copies.subscribe,
};

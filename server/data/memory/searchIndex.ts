import type { Page } from '../port';
import { byTime, type Dated, fromTheEnd, insertOrdered, removeOrdered } from './ordered';

type Document = Dated & { text: string };
type Postings = Map<string, Document[]>;
type Search = { term: string; found: Document[]; rest: Iterator<Document, void> };

/** Finds documents by any part of any of their texts, without regard to case, the newest first. */
export type SearchIndex = {
  put(document: Dated & { texts: readonly string[] }): void;
  drop(id: string): void;
  /** A term must not be empty: that would match everything. */
  find(term: string, page: Page): readonly string[];
  count(term: string): number;
};

const longest = 3;

// Between two texts, where no match may reach across. Unicode keeps it for uses like this one.
const border = '\uFFFF';

function gramsOf(text: string) {
  const grams = new Set<string>();
  for (let at = 0; at < text.length; at += 1) {
    const most = Math.min(longest, text.length - at);
    for (let size = 1; size <= most; size += 1) grams.add(text.slice(at, at + size));
  }
  return grams;
}

function isSame(before: Document | undefined, after: Document) {
  return before?.at === after.at && before.text === after.text;
}

function post(postings: Postings, document: Document) {
  for (const gram of gramsOf(document.text)) {
    const documents = postings.get(gram);
    if (documents) insertOrdered(documents, document, byTime);
    else postings.set(gram, [document]);
  }
}

function unpost(postings: Postings, document: Document) {
  for (const gram of gramsOf(document.text)) {
    const documents = postings.get(gram);
    if (!documents) continue;
    removeOrdered(documents, document, byTime);
    if (documents.length === 0) postings.delete(gram);
  }
}

/** The shortest list of documents that must hold every match; a short term's own list is exact. */
function candidates(postings: Postings, term: string) {
  if (term.includes(border)) return [];
  if (term.length <= longest) return postings.get(term) ?? [];
  let rarest: readonly Document[] | null = null;
  for (let at = 0; at + longest <= term.length; at += 1) {
    const documents = postings.get(term.slice(at, at + longest)) ?? [];
    if (rarest === null || documents.length < rarest.length) rarest = documents;
  }
  return rarest ?? [];
}

function* matches(postings: Postings, term: string) {
  for (const document of fromTheEnd(candidates(postings, term))) {
    if (document.text.includes(term)) yield document;
  }
}

function pull({ found, rest }: Search, most: number) {
  while (found.length < most) {
    const next = rest.next();
    if (next.done) break;
    found.push(next.value);
  }
}

export function createSearchIndex(): SearchIndex {
  const documents = new Map<string, Document>();
  // Built by the first search, so that a visit without one doesn't wait for it.
  let built: Postings | null = null;
  // The next page of the same term goes on where the last one stopped.
  let search: Search | null = null;

  function postings() {
    if (built) return built;
    built = new Map();
    for (const document of [...documents.values()].toSorted(byTime)) post(built, document);
    return built;
  }

  function searchFor(term: string) {
    if (search?.term !== term) search = { term, found: [], rest: matches(postings(), term) };
    return search;
  }

  function drop(id: string) {
    const document = documents.get(id);
    if (!document) return;
    documents.delete(id);
    if (built) unpost(built, document);
    search = null;
  }

  return {
    put({ id, at, texts }) {
      const document = { id, at, text: texts.join(border).toLowerCase() };
      if (isSame(documents.get(id), document)) return;
      drop(id);
      documents.set(id, document);
      if (built) post(built, document);
      search = null;
    },
    drop,
    find(term, { skip, take }) {
      const current = searchFor(term.toLowerCase());
      pull(current, skip + take);
      return current.found.slice(skip, skip + take).map(({ id }) => id);
    },
    count(term) {
      const folded = term.toLowerCase();
      if (folded.length <= longest) return candidates(postings(), folded).length;
      const current = searchFor(folded);
      pull(current, Number.POSITIVE_INFINITY);
      return current.found.length;
    },
  };
}

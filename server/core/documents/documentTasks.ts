import { countWords } from '@contract/book/showsQuote';
import { changedShare } from '@contract/document/changedShare';
import { type ChangedWords, changedWords } from '@contract/document/changedWords';
import { compareDocuments } from '@contract/document/compareDocuments';
import { withRuns } from '@contract/document/describeChanges';
import { type DocumentSize, grownLimit, sizeOf } from '@contract/document/documentSize';
import { blockTexts, showsAnything } from '@contract/document/documentText';
import { type EditorDocument, parseDocument } from '@contract/document/editorDocument';
import { plainText } from '@contract/document/html/plainText';
import { readBlock } from '@contract/document/knownBlock';
import type { ExportedDetails } from '@contract/document/markdown/frontMatter';
import { pictureUrls, withPictureUrls } from '@contract/document/markdown/pictureFiles';
import { writeExportedPost } from '@contract/document/markdown/postFile';
import { matchBlocks } from '@contract/document/matchBlocks';
import { type PassageText, passageTexts } from '@contract/document/passageState';
import { sanitizeDocument } from '@contract/document/sanitizeDocument';
import { limits } from '@contract/limits';
import { type BlockChange, blockChange } from '@contract/revisions/revisionEntities';
import * as v from 'valibot';
import { type PostOfEmail, postOfEmail, postToEmail } from '../html/postOfEmail';
import { type Summary, summarise } from '../summary/summarise';
import type { Tasks } from './tasks';

/** The JSON that `read` takes: a submitted document and the stored one, '' if there is none. */
export type DocumentToRead = {
  sent: string;
  stored: string;
  /** The ids of new blocks start with it. */
  prefix: string;
};

/** A submitted document, sanitised, as it is stored: each block has an id. */
export type SentDocument = {
  content: string;
  size: DocumentSize;
  showsAnything: boolean;
  /** Quote blocks that name their source. */
  cites: DocumentCite[];
  /** Compared with the stored one. */
  words: ChangedWords;
};

export type DocumentCite = { blockId: string; cite: string; quote: string };

/** What the API asks about documents. A large one takes up to half a second. */
export type DocumentResults = {
  /** Null if it is no document, or too large. The stored content itself if its blocks are the same. */
  read: SentDocument | null;
  /** Of a stored document, which can be larger than the limit. */
  size: DocumentSize;
  showsAnything: boolean;
  /** The blocks that consist of sentences, for summaries. */
  prose: { blockId: string; text: string }[];
  /** The most central sentences; the JSON has the title and the prose. */
  summary: Summary;
  /**
   * What changed between two stored documents (`DocumentsToCompare`), how many changes are left out, and which part of
   * the words changed.
   */
  changes: { changes: BlockChange[]; more: number; share: number };
  /** The beginning of a post for an e-mail, or the whole post (`PostToEmail`). */
  email: PostOfEmail;
  /** The text of each block, in the form in which passages are compared. */
  texts: DocumentTexts;
  /** A post as a file of Markdown (`PostToExport`), with the names of its stored pictures. */
  postFile: { text: string; pictures: string[] };
};

/**
 * The JSON that `postFile` takes. Pictures whose URLs begin with `filesAt` get addresses that begin with `picturesAt`.
 */
export type PostToExport = {
  details: ExportedDetails;
  content: string;
  filesAt: string;
  picturesAt: string;
};

/** The blocks of a document as passages are compared with them, and the number of its words. */
export type DocumentTexts = { texts: PassageText[]; words: number };

/** The JSON that `changes` takes: two stored contents. */
export type DocumentsToCompare = { before: string; after: string };

const size = v.object({
  blocks: v.number(),
  blockCharacters: v.number(),
  tableCells: v.number(),
  listItems: v.number(),
});

const proseTypes: ReadonlySet<string> = new Set(['paragraph', 'quote', 'list', 'raw']);
/** A summary is made from the beginning of a very long post. */
const mostProse = 100_000;

const empty: EditorDocument = { blocks: [] };

const unchanged: ChangedWords = { added: 0, removed: 0 };

const documentToRead = v.object({ sent: v.string(), stored: v.string(), prefix: v.string() });

/** More quotes of one post are not remembered. */
const mostCites = 200;

function findCites({ blocks }: EditorDocument): DocumentCite[] {
  const cites = blocks.flatMap((stored): DocumentCite[] => {
    const block = readBlock(stored);
    if (block?.type !== 'quote' || !block.data.cite || stored.id === undefined) return [];
    const quote = plainText(block.data.text).slice(0, limits.longest.passageQuote);
    return [{ blockId: stored.id, cite: block.data.cite, quote }];
  });
  return cites.slice(0, mostCites);
}

function readSent(json: string): SentDocument | null {
  const { sent, stored, prefix } = v.parse(documentToRead, JSON.parse(json));
  const parsed = sent.trim() === '' ? empty : parseDocument(sent);
  if (!parsed) return null;
  const before = parseDocument(stored, Infinity) ?? empty;
  const clean = sanitizeDocument(parsed);
  // Documents with too many blocks are usually refused: they aren't worth the comparison.
  const measured = sizeOf(clean);
  const isRefused = grownLimit(measured, sizeOf(before))?.measure === 'blocks';
  const document = matchBlocks(isRefused ? empty : before, clean, prefix);
  // The time at which an editor was used, and its version, are no change.
  const isSame = JSON.stringify(document.blocks) === JSON.stringify(before.blocks);
  return {
    content: isSame && stored !== '' ? stored : JSON.stringify(document),
    size: measured,
    showsAnything: showsAnything(document),
    cites: findCites(document),
    words: isRefused ? unchanged : changedWords(before, document),
  };
}

function proseOf(json: string): DocumentResults['prose'] {
  let left = mostProse;
  return blockTexts(parseDocument(json) ?? empty)
    .filter(({ type }) => proseTypes.has(type))
    .map(({ blockId, text }) => {
      const read = text.slice(0, Math.max(0, left));
      left -= text.length;
      return { blockId, text: read };
    })
    .filter(({ text }) => text !== '');
}

const prose = v.array(v.object({ blockId: v.string(), text: v.string() }));
const proseToSummarise = v.object({ title: v.string(), blocks: prose });

function summariseProse(json: string) {
  const { title, blocks } = v.parse(proseToSummarise, JSON.parse(json));
  return summarise(title, blocks);
}

const documentsToCompare = v.object({ before: v.string(), after: v.string() });

/** About how long an answer with changes can be, in characters. */
const mostChanges = 200_000;

/** The changes that together aren't too long. */
function shortEnough(changes: readonly BlockChange[]) {
  let left = mostChanges;
  return changes.filter((change) => {
    const { length } = JSON.stringify(change);
    const fits = length <= left;
    if (fits) left -= length;
    return fits;
  });
}

/** The blocks are cleaned again, because the rules can be stricter now. */
function compare(json: string): DocumentResults['changes'] {
  const { before, after } = v.parse(documentsToCompare, JSON.parse(json));
  const read = (content: string) => sanitizeDocument(parseDocument(content, Infinity) ?? empty);
  const documents = [read(before), read(after)] as const;
  const all = compareDocuments(...documents);
  const changes = withRuns(shortEnough(all));
  const more = all.length - changes.length;
  return { changes, more, share: changedShare(...documents, all) };
}

function textsOf(json: string): DocumentTexts {
  const texts = passageTexts(parseDocument(json, Infinity) ?? empty);
  return { texts, words: texts.reduce((sum, { text }) => sum + countWords(text), 0) };
}

const optionalText = v.optional(v.string());
const optionalList = v.optional(v.array(v.string()));

const postToExport = v.object({
  details: v.object({
    title: v.string(),
    url: v.string(),
    tags: optionalList,
    description: optionalText,
    keywords: optionalText,
    publishedAt: optionalText,
    createdAt: optionalText,
    isPublished: v.optional(v.boolean()),
    canonicalUrl: optionalText,
    formerUrls: optionalList,
    cover: optionalText,
  }),
  content: v.string(),
  filesAt: v.string(),
  picturesAt: v.string(),
});

function writeFile(json: string): DocumentResults['postFile'] {
  const { details, content, filesAt, picturesAt } = v.parse(postToExport, JSON.parse(json));
  const document = sanitizeDocument(parseDocument(content, Infinity) ?? empty);
  const stored = pictureUrls(document).filter((url) => url.startsWith(filesAt));
  const pictures = stored.map((url) => url.slice(filesAt.length));
  const places = new Map(stored.map((url, at) => [url, `${picturesAt}${pictures[at]}`]));
  const text = writeExportedPost(details, withPictureUrls(document, places));
  return { text, pictures };
}

const words = v.object({ added: v.number(), removed: v.number() });

const cite = v.object({ blockId: v.string(), cite: v.string(), quote: v.string() });

const documentTexts = v.object({
  texts: v.array(v.object({ blockId: v.string(), text: v.string() })),
  words: v.number(),
});

export const documentTasks: Tasks<DocumentResults> = {
  email: {
    output: v.object({ html: v.string(), text: v.string(), isWhole: v.boolean() }),
    run: (json) => postOfEmail(v.parse(postToEmail, JSON.parse(json))),
  },
  read: {
    output: v.nullable(
      v.object({
        content: v.string(),
        size,
        showsAnything: v.boolean(),
        cites: v.array(cite),
        words,
      }),
    ),
    run: readSent,
  },
  size: { output: size, run: (json) => sizeOf(parseDocument(json, Infinity) ?? empty) },
  showsAnything: {
    output: v.boolean(),
    run: (json) => showsAnything(parseDocument(json) ?? empty),
  },
  prose: {
    output: prose,
    run: proseOf,
  },
  summary: {
    output: v.array(v.object({ sentence: v.string(), blockId: v.string() })),
    run: summariseProse,
  },
  changes: {
    output: v.object({ changes: v.array(blockChange), more: v.number(), share: v.number() }),
    run: compare,
  },
  texts: { output: documentTexts, run: textsOf },
  postFile: {
    output: v.object({ text: v.string(), pictures: v.array(v.string()) }),
    run: writeFile,
  },
};

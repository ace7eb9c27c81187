import { blockPath } from '@contract/postAnchors';
import type { SelectedWords } from '../model/keptWords';

/** Longer words are named by their beginning and end. */
const longestWhole = 120;
const wordsOfEdge = 5;

/** Signs that have a meaning in a text directive. */
const encode = (words: string) => encodeURIComponent(words).replaceAll('-', '%2D');

function textDirective(quote: string) {
  const lines = quote.split('\n');
  const words = quote.split(/\s+/);
  if (lines.length === 1 && quote.length <= longestWhole) return encode(quote);
  const start = words.slice(0, wordsOfEdge).join(' ');
  const end = words.slice(-wordsOfEdge).join(' ');
  return `${encode(start)},${encode(end)}`;
}

/** The address of words in a post: browsers that know text directives mark the words, others show the block. */
export const passageLink = (postUrl: string, { blockId, quote }: SelectedWords) =>
  `${blockPath(postUrl, blockId)}:~:text=${textDirective(quote)}`;

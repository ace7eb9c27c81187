/** Parts of a block's element that are no words of the post. */
const withoutWords = [
  'button, svg, .sr-only, [aria-hidden="true"], [data-heading-link]',
  '.post-code-head, .post-callout-label',
  // It stands before the cells in the stored table, and after them on the page.
  '.post-table-figure figcaption',
].join();
/** The words of two such elements don't join. */
const lines = new Set('P LI TD TH TR DIV FIGCAPTION BLOCKQUOTE PRE H2 H3 H4 H5 H6 BR'.split(' '));

type Part = { node: Text; start: number };

/** The words of blocks as readers see them, the text nodes that they are in, and where each block starts. */
export type BlockWords = {
  text: string;
  parts: readonly Part[];
  blocks: readonly { block: Element; start: number }[];
};

/** Reads the words of blocks that follow each other, one block a line. */
export function readBlockWords(blocks: readonly Element[]): BlockWords {
  const parts: Part[] = [];
  const starts: { block: Element; start: number }[] = [];
  let text = '';
  const endLine = () => {
    if (text !== '' && !text.endsWith('\n')) text += '\n';
  };
  function read(node: Node) {
    if (node instanceof Text) {
      parts.push({ node, start: text.length });
      text += node.data;
    } else if (node instanceof Element && !node.matches(withoutWords)) {
      const isLine = lines.has(node.tagName);
      if (isLine) endLine();
      for (const child of node.childNodes) read(child);
      if (isLine) endLine();
    }
  }
  for (const block of blocks) {
    starts.push({ block, start: text.length });
    read(block);
    endLine();
  }
  return { text, parts, blocks: starts };
}

/** The offset in the words of a place in the document, or of the next place that has words. */
export function offsetOf({ text, parts }: BlockWords, node: Node, offset: number) {
  if (node instanceof Text) {
    const own = parts.find((part) => part.node === node);
    if (own) return own.start + offset;
  }
  const place = document.createRange();
  place.setStart(node, offset);
  const next = parts.find((part) => place.comparePoint(part.node, 0) >= 0);
  return next ? next.start : text.length;
}

/** The place of an offset in the document. */
function placeOf({ parts }: BlockWords, offset: number, isEnd: boolean) {
  const part = parts.findLast(({ node, start }) =>
    isEnd ? start < offset && node.data !== '' : start <= offset && start + node.length > offset,
  );
  return part && ([part.node, Math.min(part.node.length, offset - part.start)] as const);
}

/** The range of words from one offset to another; null if they are no longer there. */
export function rangeOf(words: BlockWords, { start, end }: { start: number; end: number }) {
  const from = placeOf(words, start, false);
  const to = placeOf(words, end, true);
  if (!from || !to) return null;
  const range = document.createRange();
  range.setStart(...from);
  range.setEnd(...to);
  return range;
}

import type { lossTexts } from '@contract/texts/moveTexts';

export type LossKind = keyof typeof lossTexts;

/** Something that a move doesn't take along, or changes. */
export type Loss = {
  kind: LossKind;
  /** What it is about: the name of a file, an address, or words of the text. */
  what: string;
  /** The block of the document where it was, or the one after it. */
  blockId?: string;
};

const longestWhat = 200;

/** Names what is lost by one short line. */
const shortWhat = (what: string) => {
  const line = what
    .slice(0, longestWhat * 2)
    .replaceAll(/\s+/g, ' ')
    .trim();
  return line.length > longestWhat ? `${line.slice(0, longestWhat - 1)}…` : line;
};

export const lossOf = (kind: LossKind, what: string): Loss => ({ kind, what: shortWhat(what) });

/** Words of a post that a reader has selected. */
export type SelectedWords = { blockId: string; quote: string; before: string; after: string };

/** Words from elsewhere. */
export type Highlight = {
  quote: string;
  note: string;
  source: { url: string; title: string; author: string };
};

/** The remarks on a block, opened beside it. */
export type OpenedThread = {
  blockId: string;
  /** The words that the next remark is about. */
  quote: string;
  /** Opened to write a remark, not to read them. */
  isWriting: boolean;
};

import type { ComponentType } from 'react';

export type MarginProps = {
  postId: string;
  blockId: string;
  type: string;
  isClosed: boolean;
  isFirst: boolean;
  /** Keeps the words of a block in the reader's book. */
  onKeep: (blockId: string) => void;
};

/** What is shown below each block of a post. */
export type BlockMargins = Pick<MarginProps, 'postId' | 'isClosed' | 'onKeep'> & {
  Part: ComponentType<MarginProps>;
};

import type { useReturned } from '@/store/session/useReturned';

/** The remarks on a block, opened beside it. */
export type OpenedThread = {
  blockId: string;
  /** The words that the next remark is about. */
  quote: string;
  /** Opened to write a remark, not to read them. */
  isWriting: boolean;
};

/** Opens the remark that a visitor wanted to write before signing in. */
export const threadOf = (returned: ReturnType<typeof useReturned>): OpenedThread | null =>
  returned?.action === 'comment' ? { ...returned.about, isWriting: true } : null;

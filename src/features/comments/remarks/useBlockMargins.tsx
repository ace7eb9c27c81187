import type { PostDetails } from '@contract/entities';
import { type ComponentType, startTransition, useEffect, useMemo, useState } from 'react';
import { useAppSelector } from '@/store/hooks';
import { selectComments } from '../model/commentData';
import type { BlockMarginProps } from './BlockMargin';

type Part = ComponentType<BlockMarginProps>;
type Actions = Pick<BlockMarginProps, 'onRemarks' | 'onKeep' | 'onKept' | 'onQuotes'>;
/** `isNeeded`: something is shown in a margin. */
type Margins = Actions & { isNeeded: boolean };
type OfPost = 'postId' | 'isClosed' | keyof Actions;

/** The block under the pointer or finger shows its menu. */
function markNear({ target }: Event) {
  const block = target instanceof Element ? target.closest('[data-block]') : null;
  if (!block || block.hasAttribute('data-near')) return;
  for (const other of document.querySelectorAll('[data-near]')) other.removeAttribute('data-near');
  block.setAttribute('data-near', '');
}

const firstUses = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Loads the part at once if it is needed, and else with the first movement of the pointer or the first key. */
function usePart(isNeeded: boolean) {
  const [part, setPart] = useState<Part | null>(null);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    async function load() {
      // Without its code the text can still be read.
      const loaded = await import('./BlockMargin').catch(() => null);
      if (loaded && !signal.aborted) startTransition(() => setPart(() => loaded.BlockMargin));
    }
    document.addEventListener('pointerover', markNear, { signal });
    if (isNeeded) void load();
    else
      for (const type of firstUses)
        document.addEventListener(type, () => void load(), { signal, once: true });
    return () => listening.abort();
  }, [isNeeded]);

  return part;
}

/**
 * Renders the number of remarks and the menu of a block; null until their code has loaded. Each action is the same
 * function in every render.
 */
export function useBlockMargins(
  { _id: postId, commentsClosed }: PostDetails,
  { isNeeded, onRemarks, onKeep, onKept, onQuotes }: Margins,
) {
  const hasRemarks = useAppSelector((state) => {
    const remarks = selectComments(postId)(state)?.data?.remarks;
    return remarks !== undefined && remarks.length > 0;
  });
  const Part = usePart(isNeeded || hasRemarks);
  const isClosed = Boolean(commentsClosed);
  // The same function until something changes: the blocks are memoised.
  return useMemo(() => {
    if (!Part) return null;
    return (block: Omit<BlockMarginProps, OfPost>) => (
      <Part {...block} {...{ postId, isClosed, onRemarks, onKeep, onKept, onQuotes }} />
    );
  }, [Part, postId, isClosed, onRemarks, onKeep, onKept, onQuotes]);
}

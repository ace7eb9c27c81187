import { blockAnchor } from '@contract/postAnchors';

/** The menu of the block in which words stand: the control next to them. */
export function findBlockMenu(blockId: string) {
  const margin = document.getElementById(blockAnchor(blockId))?.nextElementSibling;
  return margin?.querySelector<HTMLElement>('[data-block-menu]') ?? null;
}

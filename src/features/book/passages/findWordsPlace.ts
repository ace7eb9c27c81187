import { blockAnchor } from '@contract/postAnchors';

/** What has the focus beside words when their bar or dialog is gone: the menu of their block, or the block until it has one. */
export function findWordsPlace(blockId: string) {
  const block = document.getElementById(blockAnchor(blockId));
  const menu = block?.nextElementSibling?.querySelector<HTMLElement>('[data-block-menu]');
  if (menu || !block) return menu ?? null;
  block.tabIndex = -1;
  return block;
}

import type EditorJS from '@editorjs/editorjs';
import { blockElements } from '../document/selectedBlocks';
import { findPlaceOfFiles } from '../paste/insertPictures';

type Options = { editor: EditorJS; holder: HTMLElement };

/** Shows where files that are dragged over the text will be dropped. Returns a function that stops it. */
export function markDropPlace({ editor, holder }: Options) {
  const stopping = new AbortController();
  const { signal } = stopping;

  function mark(place: { index: number; picture: { id: string } | null } | null) {
    const blocks = blockElements(editor);
    for (const [at, { classList }] of blocks.entries()) {
      const isBetween = place !== null && place.picture === null;
      const isLast = at === blocks.length - 1;
      classList.toggle('drop-before', isBetween && at === place.index);
      classList.toggle('drop-after', isBetween && isLast && place.index > at);
      classList.toggle('drop-onto', blocks[at]?.getAttribute('data-id') === place?.picture?.id);
    }
  }

  function handleOver({ target, clientY: y, dataTransfer }: DragEvent) {
    if (!dataTransfer?.types.includes('Files')) return;
    mark(findPlaceOfFiles(editor, { target, y }, dataTransfer.items.length));
  }

  function handleLeave({ relatedTarget }: DragEvent) {
    if (!(relatedTarget instanceof Node && holder.contains(relatedTarget))) mark(null);
  }

  holder.addEventListener('dragover', handleOver, { signal });
  holder.addEventListener('dragleave', handleLeave, { signal });
  // Before the listener that takes the drop.
  window.addEventListener('drop', () => mark(null), { capture: true, signal });
  return () => stopping.abort();
}

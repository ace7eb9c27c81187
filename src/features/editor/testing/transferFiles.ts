import { createEvent, fireEvent } from '@testing-library/dom';
import { vi } from 'vitest';

export const png = (name: string) => new File([name], `${name}.png`, { type: 'image/png' });

/** Gives each block a height of 40 pixels, one below the other. jsdom has no layout. */
export function placeBlocks(holder: Element) {
  const blocks = [...holder.querySelectorAll('.ce-block')];
  for (const [at, block] of blocks.entries()) {
    vi.spyOn(block, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, at * 40, 600, 40));
  }
  return blocks;
}

/** Pastes or drops files, or drags them over an element, as a browser does. */
export function transferFiles(
  target: Element,
  type: 'paste' | 'drop' | 'dragOver' | 'dragLeave',
  { files, y = 0 }: { files: File[]; y?: number },
) {
  const event = createEvent[type](target, { bubbles: true, cancelable: true });
  const data = { files, items: files, types: ['Files'], getData: () => '' };
  const name = type === 'paste' ? 'clipboardData' : 'dataTransfer';
  Object.defineProperties(event, { [name]: { value: data }, clientY: { value: y } });
  fireEvent(target, event);
}

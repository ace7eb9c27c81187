import { type RefObject, useEffect, useState } from 'react';
import { isKeyCommand } from '@/lib/browser/listenForKeys';
import { Dialog } from '@/ui/Dialog';

const keys = [
  ['j, k', 'the next passage, the one before'],
  ['n', 'the note of the passage'],
  ['h', 'choose a heading for it'],
  ['c', 'copy its words'],
  ['o', 'open it in its post'],
  ['x', 'choose it; Shift + x also chooses those between'],
  ['/', 'search your book'],
  ['?', 'this list'],
] as const;

/** Focuses the passage after the one that has the focus, or before it. */
function goBy(list: HTMLElement | null, step: 1 | -1) {
  const items = [...(list?.querySelectorAll<HTMLElement>('[data-item]') ?? [])];
  const at = items.findIndex((item) => item.contains(document.activeElement));
  const next = at === -1 && step === -1 ? undefined : items[at + step];
  next?.focus();
  return next !== undefined;
}

/** The keys of the list of passages, and the dialog that names them. */
export function useBookKeys(list: RefObject<HTMLElement | null>) {
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (!isKeyCommand(event)) return;
      const { key } = event;
      if (key === '?') setIsOpen(true);
      const step = key === 'j' ? 1 : key === 'k' ? -1 : null;
      if (step && goBy(list.current, step)) event.preventDefault();
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [list]);

  const dialog = (
    <Dialog title="Keys" isOpen={isOpen} onClose={() => setIsOpen(false)}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-3">
        {keys.map(([combination, does]) => (
          <div key={combination} className="contents">
            <dt className="font-medium">{combination}</dt>
            <dd className="text-quiet">{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
  return { openKeys: () => setIsOpen(true), dialog };
}

import { useEffect, useState } from 'react';
import { Dialog } from '@/ui/Dialog';

const keys = [
  ['/', 'in an empty paragraph: choose a block'],
  ['Ctrl + /', 'options of the block, and rows and columns of a table'],
  ['Alt + Shift + ↑ or ↓', 'move the block'],
  ['Ctrl + B, I, E, K', 'bold, italic, code, link, for what is selected'],
  ['Ctrl + Shift + X', 'strike out what is selected'],
  ['##  -  1.  - [ ]  >  ```  ---', 'at the start of a paragraph: the block of this Markdown'],
  ['![text](address)', 'in an empty paragraph: the picture of that address'],
  ['| one | two |  and Enter', 'in an empty paragraph: a table with these headings'],
  [
    '**bold**, *italic*, `code`, ~~struck~~, ==marked==',
    'in a text: its style; Ctrl + Z brings the characters back',
  ],
  ['Ctrl + Z, Ctrl + Shift + Z', 'undo, redo'],
  ['Ctrl + S', 'save now; a published post changes only with Update'],
  ['Ctrl + Enter', 'tick an item of a checklist'],
  ['Tab', 'in the last cell of a table: a new row'],
  ['Esc, then Tab', 'leave a block of code'],
  ['?', 'outside of the text and the fields: this list'],
] as const;

const writable = 'input, textarea, select, [contenteditable="true"]';

/** Whether a key is a command and not text. */
function isCommand({ target, ctrlKey, metaKey, altKey }: KeyboardEvent) {
  const isInText = target instanceof Element && target.closest(writable) !== null;
  return !isInText && !ctrlKey && !metaKey && !altKey && !document.querySelector('dialog[open]');
}

/** The list of keyboard shortcuts in a dialog, which `?` opens too. On a Mac, Command replaces Ctrl. */
export function useShortcutHelp() {
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (event.key === '?' && isCommand(event)) setIsOpen(true);
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);

  const dialog = (
    <Dialog title="Keyboard shortcuts" isOpen={isOpen} onClose={() => setIsOpen(false)}>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[auto_1fr]">
        {keys.map(([combination, does]) => (
          <div key={combination} className="sm:contents">
            <dt className="font-medium">{combination}</dt>
            <dd className="text-quiet">{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
  return { openShortcuts: () => setIsOpen(true), dialog };
}

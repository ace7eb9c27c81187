const keys = [
  ['/', 'in an empty paragraph: choose a block'],
  ['Ctrl + /', 'options of the block, and rows and columns of a table'],
  ['Alt + Shift + ↑ or ↓', 'move the block'],
  ['Ctrl + B, I, K', 'bold, italic, link, for what is selected'],
  ['Ctrl + Z, Ctrl + Shift + Z', 'undo, redo'],
  ['Ctrl + Enter', 'tick an item of a checklist'],
  ['Esc, then Tab', 'leave a block of code'],
] as const;

/** Lists the keyboard shortcuts of the editor. On a Mac, Command replaces Ctrl. */
export function ShortcutHelp() {
  return (
    <details className="mx-auto w-full max-w-column text-sm text-quiet">
      <summary className="touchable inline-flex cursor-pointer items-center hover:text-ink">
        Writing by keyboard
      </summary>
      <dl className="grid gap-x-6 gap-y-2 py-2 sm:grid-cols-[auto_1fr]">
        {keys.map(([combination, does]) => (
          <div key={combination} className="sm:contents">
            <dt className="font-medium text-ink">{combination}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

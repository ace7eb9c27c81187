import { actAsButton } from '../blocks/elements';

const buttons = [
  ['.ce-toolbar__plus', 'Add a block'],
  ['.ce-toolbar__settings-btn', 'Block options'],
] as const;

function nameButtons(root: HTMLElement) {
  for (const [selector, label] of buttons) {
    for (const element of root.querySelectorAll<HTMLElement>(`${selector}:not([role])`)) {
      actAsButton(element, label);
    }
  }
}

/** The row of inline tools: a toolbar of buttons, where the other popovers are menus. */
const isInBar = (element: Element) =>
  element.closest('.ce-popover')?.matches('.ce-popover--inline:not(.ce-popover--nested)') ?? false;

function nameList(list: HTMLElement) {
  if (isInBar(list)) {
    list.setAttribute('role', 'toolbar');
    list.setAttribute('aria-label', 'Formatting');
    return;
  }
  list.setAttribute('role', list.querySelector('input') ? 'group' : 'menu');
  // What scrolls can be scrolled by keys. The inline tools must leave the focus with the words.
  if (!list.closest('.ce-popover--inline')) list.tabIndex = 0;
}

/** Also an item that asks for confirmation, and so has another title than before. */
function nameItem(item: HTMLElement) {
  const title = item.querySelector('.ce-popover-item__title')?.textContent;
  const name = title || inlineNames.get(item.dataset['itemName'] ?? '');
  if (!item.role) item.role = isInBar(item) ? 'button' : 'menuitem';
  if (name && item.ariaLabel !== name) item.ariaLabel = name;
}

const inlineNames = new Map([
  ['bold', 'Bold'],
  ['italic', 'Italic'],
  ['link', 'Link'],
  ['convert-to', 'Convert to'],
]);

function nameMenus(root: HTMLElement) {
  for (const item of root.querySelectorAll<HTMLElement>('.ce-popover-item')) {
    nameItem(item);
  }
  for (const tool of root.querySelectorAll<HTMLElement>(
    '.ce-popover-item-html[data-item-name] > button:not([aria-label])',
  )) {
    const name = inlineNames.get(tool.parentElement?.dataset['itemName'] ?? '');
    if (name) tool.setAttribute('aria-label', name);
  }
  for (const list of root.querySelectorAll<HTMLElement>('.ce-popover__items:not([role])')) {
    nameList(list);
  }
  for (const input of root.querySelectorAll('.cdx-search-field__input:not([aria-label])')) {
    input.setAttribute('aria-label', 'Find a block');
  }
  for (const input of root.querySelectorAll('.ce-inline-tool-input:not([aria-label])')) {
    input.setAttribute('aria-label', 'Address of the link');
  }
}

const focusedItem = 'ce-popover-item--focused';

/** The editor marks an item without moving the focus, so what is marked is said instead. */
function focusedName({ target, oldValue }: MutationRecord) {
  if (!(target instanceof HTMLElement) || !target.classList.contains(focusedItem)) return null;
  return oldValue?.includes(focusedItem) ? null : target.getAttribute('aria-label');
}

const notesClass = 'cdx-notifies';

/** The editor's own notes are seen only; this says them too. */
function hearNotes(announce: (words: string) => void) {
  function hear(records: readonly MutationRecord[]) {
    for (const note of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(note instanceof HTMLElement)) continue;
      if (note.classList.contains(notesClass)) notes.observe(note, { childList: true });
      const isNote = note.matches(`.${notesClass}, .${notesClass} *`);
      if (isNote && note.textContent) announce(note.textContent);
    }
  }
  const notes = new MutationObserver(hear);
  notes.observe(document.body, { childList: true });
  for (const place of document.querySelectorAll(`.${notesClass}`)) {
    notes.observe(place, { childList: true });
  }
  return () => notes.disconnect();
}

/**
 * Gives the editor's own controls roles and names, also those that it draws later, and says what it
 * only shows. Watches its toolbars and notes, not the text.
 */
export function addAccessibleNames(holder: HTMLElement, announce: (words: string) => void) {
  const redactor = holder.querySelector('.codex-editor__redactor');
  redactor?.setAttribute('role', 'group');
  redactor?.setAttribute('aria-label', 'Content');

  // Looked for once: going through a long text for them at each change would slow the typing down.
  let toolbars: readonly HTMLElement[] = [];
  function name(records: readonly MutationRecord[]) {
    for (const toolbar of toolbars) {
      nameButtons(toolbar);
      nameMenus(toolbar);
    }
    const marked = records.map(focusedName).find((found) => found !== null);
    if (marked) announce(marked);
  }

  const watcher = new MutationObserver(name);
  const changes = { childList: true, subtree: true, attributeFilter: ['class'] };
  function watchToolbars() {
    toolbars = [...holder.querySelectorAll<HTMLElement>('.ce-toolbar, .ce-inline-toolbar')];
    for (const toolbar of toolbars) {
      watcher.observe(toolbar, { ...changes, attributeOldValue: true });
    }
    name([]);
  }
  // Some are drawn later, in an idle moment.
  const arrivals = new MutationObserver(watchToolbars);
  for (const wrapper of holder.querySelectorAll('.codex-editor')) {
    arrivals.observe(wrapper, { childList: true });
  }
  const stopHearing = hearNotes(announce);
  watchToolbars();
  return () => {
    arrivals.disconnect();
    watcher.disconnect();
    stopHearing();
  };
}

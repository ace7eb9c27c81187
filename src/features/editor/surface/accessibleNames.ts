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

/** The inline tools are a toolbar of buttons; the other popovers are menus. */
const isInToolbar = (element: Element) =>
  element.closest('.ce-popover')?.matches('.ce-popover--inline:not(.ce-popover--nested)') ?? false;

function nameList(list: HTMLElement) {
  if (isInToolbar(list)) {
    list.setAttribute('role', 'toolbar');
    list.setAttribute('aria-label', 'Formatting');
    return;
  }
  list.setAttribute('role', list.querySelector('input') ? 'group' : 'menu');
  // A menu that scrolls needs a tab stop. The inline tools must not take the focus from the text.
  if (!list.closest('.ce-popover--inline')) list.tabIndex = 0;
}

/** Runs again for an item that asks for confirmation, because its title changes. */
function nameItem(item: HTMLElement) {
  const title = item.querySelector('.ce-popover-item__title')?.textContent;
  const name = title || inlineNames.get(item.dataset['itemName'] ?? '');
  if (!item.role) item.role = isInToolbar(item) ? 'button' : 'menuitem';
  if (name && item.ariaLabel !== name) item.ariaLabel = name;
}

const inlineNames = new Map([
  ['bold', 'Bold'],
  ['italic', 'Italic'],
  ['link', 'Link'],
  ['inlineCode', 'Code'],
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

/** Editor.js highlights an item without moving the focus, so its name is announced. */
function focusedName({ target, oldValue }: MutationRecord) {
  if (!(target instanceof HTMLElement) || !target.classList.contains(focusedItem)) return null;
  return oldValue?.includes(focusedItem) ? null : target.getAttribute('aria-label');
}

const notificationsClass = 'cdx-notifies';

/** Announces the notifications of Editor.js, which are only visible. */
function announceNotifications(announce: (message: string) => void) {
  function hear(records: readonly MutationRecord[]) {
    for (const note of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(note instanceof HTMLElement)) continue;
      if (note.classList.contains(notificationsClass)) notes.observe(note, { childList: true });
      const isNote = note.matches(`.${notificationsClass}, .${notificationsClass} *`);
      if (isNote && note.textContent) announce(note.textContent);
    }
  }
  const notes = new MutationObserver(hear);
  notes.observe(document.body, { childList: true });
  for (const place of document.querySelectorAll(`.${notificationsClass}`)) {
    notes.observe(place, { childList: true });
  }
  return () => notes.disconnect();
}

/**
 * Gives the controls of Editor.js roles and names, also those that it renders later, and announces what
 * it only shows. Observes the toolbars and notifications, not the text.
 */
export function addAccessibleNames(holder: HTMLElement, announce: (message: string) => void) {
  const redactor = holder.querySelector('.codex-editor__redactor');
  redactor?.setAttribute('role', 'group');
  redactor?.setAttribute('aria-label', 'Content');

  // Queried once: searching a long document at each change would slow down typing.
  let toolbars: readonly HTMLElement[] = [];
  function updateNames(records: readonly MutationRecord[]) {
    for (const toolbar of toolbars) {
      nameButtons(toolbar);
      nameMenus(toolbar);
    }
    const focused = records.map(focusedName).find((found) => found !== null);
    if (focused) announce(focused);
  }

  const watcher = new MutationObserver(updateNames);
  const changes = { childList: true, subtree: true, attributeFilter: ['class'] };
  function watchToolbars() {
    toolbars = [...holder.querySelectorAll<HTMLElement>('.ce-toolbar, .ce-inline-toolbar')];
    for (const toolbar of toolbars) {
      watcher.observe(toolbar, { ...changes, attributeOldValue: true });
    }
    updateNames([]);
  }
  // Some toolbars are rendered later, in an idle callback.
  const additions = new MutationObserver(watchToolbars);
  for (const wrapper of holder.querySelectorAll('.codex-editor')) {
    additions.observe(wrapper, { childList: true });
  }
  const stopAnnouncing = announceNotifications(announce);
  watchToolbars();
  return () => {
    additions.disconnect();
    watcher.disconnect();
    stopAnnouncing();
  };
}

import { actAsButton } from '../blocks/elements';
import { editorClasses } from '../editorClasses';

const buttons = [
  [`.${editorClasses.plusButton}`, 'Add a block'],
  [`.${editorClasses.optionsButton}`, 'Block options'],
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
  element
    .closest(`.${editorClasses.popover}`)
    ?.matches(`.${editorClasses.inlinePopover}:not(.${editorClasses.nestedPopover})`) ?? false;

function nameList(list: HTMLElement) {
  if (isInToolbar(list)) {
    list.setAttribute('role', 'toolbar');
    list.setAttribute('aria-label', 'Formatting');
    return;
  }
  list.setAttribute('role', list.querySelector('input') ? 'group' : 'menu');
  // A menu that scrolls needs a tab stop. The inline tools must not take the focus from the text.
  if (!list.closest(`.${editorClasses.inlinePopover}`)) list.tabIndex = 0;
}

/** Runs again for an item that asks for confirmation, because its title changes. */
function nameItem(item: HTMLElement) {
  const title = item.querySelector(`.${editorClasses.popoverItemTitle}`)?.textContent;
  const name = title || inlineNames.get(item.dataset['itemName'] ?? '');
  if (!item.role) item.role = isInToolbar(item) ? 'button' : 'menuitem';
  if (name && item.ariaLabel !== name) item.ariaLabel = name;
}

const inlineNames = new Map([
  ['bold', 'Bold'],
  ['italic', 'Italic'],
  ['link', 'Link'],
  ['inlineCode', 'Code'],
  ['strike', 'Strikethrough'],
  ['convert-to', 'Convert to'],
]);

function nameMenus(root: HTMLElement) {
  for (const item of root.querySelectorAll<HTMLElement>(`.${editorClasses.popoverItem}`)) {
    nameItem(item);
  }
  for (const tool of root.querySelectorAll<HTMLElement>(
    `.${editorClasses.elementItem}[data-item-name] > button:not([aria-label])`,
  )) {
    const name = inlineNames.get(tool.parentElement?.dataset['itemName'] ?? '');
    if (name) tool.setAttribute('aria-label', name);
  }
  for (const list of root.querySelectorAll<HTMLElement>(
    `.${editorClasses.popoverItems}:not([role])`,
  )) {
    nameList(list);
  }
  for (const input of root.querySelectorAll(`.${editorClasses.searchInput}:not([aria-label])`)) {
    input.setAttribute('aria-label', 'Find a block');
  }
  for (const input of root.querySelectorAll(`.${editorClasses.inlineInput}:not([aria-label])`)) {
    input.setAttribute('aria-label', 'Address of the link');
  }
}

const { focusedItem } = editorClasses;

/** Editor.js highlights an item without moving the focus, so its name is announced. */
function focusedName({ target, oldValue }: MutationRecord) {
  if (!(target instanceof HTMLElement) || !target.classList.contains(focusedItem)) return null;
  return oldValue?.includes(focusedItem) ? null : target.getAttribute('aria-label');
}

const { notifications: notificationsClass } = editorClasses;

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
  const redactor = holder.querySelector(`.${editorClasses.content}`);
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
    toolbars = [
      ...holder.querySelectorAll<HTMLElement>(
        `.${editorClasses.toolbar}, .${editorClasses.inlineToolbar}`,
      ),
    ];
    for (const toolbar of toolbars) {
      watcher.observe(toolbar, { ...changes, attributeOldValue: true });
    }
    updateNames([]);
  }
  // Some toolbars are rendered later, in an idle callback.
  const additions = new MutationObserver(watchToolbars);
  for (const wrapper of holder.querySelectorAll(`.${editorClasses.editor}`)) {
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

import { placeList } from '@/lib/browser/placeList';
import type { MenuEntry } from '../blocks/tools';
import { isParagraph, type TextField, textAroundCaret, textField } from './caretText';
import { filterEntries } from './filterEntries';
import { replaceBlock } from './replaceBlock';
import './slashMenu.css';
import { createSlashList } from './slashList';
import type { TypingParts } from './typingParts';

type OpenMenu = {
  place: TextField;
  list: ReturnType<typeof createSlashList>;
  /** With all entries, before it is filtered. */
  fullHeight: number;
  query: string;
  shown: readonly MenuEntry[];
  selected: number;
};

/** What was typed after "/"; null if it is no search any more. */
function queryIn({ field }: TextField) {
  const text = textAroundCaret(field)?.before ?? '';
  return text.startsWith('/') && !/\s/.test(text) ? text.slice(1) : null;
}

/**
 * The menu of blocks that opens when "/" is typed into an empty paragraph. What is typed stays in the
 * paragraph and filters the menu, so that nothing is lost if it was meant as text.
 */
export function createSlashMenu(parts: TypingParts) {
  const { editor, holder, changes, entries, announce } = parts;
  let menu: OpenMenu | null = null;
  holder.classList.add('slash-holder');

  function close() {
    menu?.list.remove();
    menu = null;
  }

  function select(open: OpenMenu, selected: number) {
    open.selected = selected;
    open.list.select(selected);
    const title = open.shown[selected]?.title ?? '';
    announce(`${title}, ${selected + 1} of ${open.shown.length}`);
  }

  function filter(open: OpenMenu, query: string) {
    open.query = query;
    open.shown = filterEntries(entries, query);
    if (open.shown.length === 0) return close();
    open.list.show(open.shown);
    select(open, 0);
    const { element } = open.list;
    if (query === '') open.fullHeight = element.scrollHeight;
    placeList(element, open.place.field, open.fullHeight);
  }

  function open(place: TextField) {
    close();
    const list = createSlashList(holder, place.field);
    list.element.addEventListener('click', ({ target }) => choose(list.indexOf(target)));
    menu = { place, list, fullHeight: 0, query: '', shown: [], selected: 0 };
    editor.toolbar.close();
    filter(menu, '');
  }

  function choose(at: number) {
    const entry = menu?.shown[at];
    const id = menu?.place.id;
    if (!entry || id === undefined) return;
    close();
    changes.step(id, () => {
      const added = replaceBlock(parts, id, entry);
      // As after a choice in the toolbox: a new picture asks for its file.
      editor.blocks.getById(id)?.call('appendCallback');
      return added;
    });
  }

  function update() {
    if (!menu) return;
    const query = queryIn(menu.place);
    if (query === null) close();
    else if (query !== menu.query) filter(menu, query);
  }

  return {
    close,
    isOpen: () => menu !== null,
    /** Filters or closes the menu after the text or the caret has changed. */
    update,
    handleInput(event: InputEvent) {
      const place = textField(event.target);
      const isTyped = event.inputType.startsWith('insert') && event.data === '/';
      if (!menu && isTyped && place && isParagraph(place) && place.field.textContent === '/') {
        open(place);
      } else update();
    },
    /** Places the menu again when the keyboard of a phone appears. */
    place: () => menu && placeList(menu.list.element, menu.place.field, menu.fullHeight),
    /** Returns true if the key was for the menu. */
    handleKey({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent) {
      if (!menu || shiftKey || ctrlKey || metaKey || altKey) return false;
      const { length } = menu.shown;
      if (key === 'ArrowDown') select(menu, (menu.selected + 1) % length);
      else if (key === 'ArrowUp') select(menu, (menu.selected + length - 1) % length);
      else if (key === 'Enter') choose(menu.selected);
      else if (key === 'Escape') close();
      else return false;
      return true;
    },
  };
}

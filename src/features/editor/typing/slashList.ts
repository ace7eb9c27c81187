import { make } from '../blocks/elements';
import type { MenuEntry } from '../blocks/tools';
import { newId } from '../document/entries';

const optionId = (list: HTMLElement, at: number) => `${list.id}-${at}`;

function createOption(entry: MenuEntry, id: string) {
  const option = make('li', 'slash-option');
  option.id = id;
  option.setAttribute('role', 'option');
  const icon = make('span', 'slash-icon');
  icon.innerHTML = entry.icon;
  icon.setAttribute('aria-hidden', 'true');
  option.append(icon, entry.title);
  if (entry.level) option.dataset['level'] = entry.level;
  return option;
}

/** The list of blocks below the caret. The focus stays in `field`, which names the chosen option. */
export function createSlashList(holder: HTMLElement, field: HTMLElement) {
  const list = make('ul', 'slash-menu');
  list.id = `blocks-${newId(new Set())}`;
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', 'Blocks');
  // A list that scrolls needs a tab stop.
  list.tabIndex = 0;
  // A press must not take the caret away.
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  list.addEventListener('mousedown', (event) => event.preventDefault());
  holder.append(list);
  field.setAttribute('aria-controls', list.id);
  field.setAttribute('aria-autocomplete', 'list');

  return {
    element: list,
    show(entries: readonly MenuEntry[]) {
      list.replaceChildren(...entries.map((entry, at) => createOption(entry, optionId(list, at))));
    },
    /** Marks the option that Enter takes. */
    select(selected: number) {
      for (const [at, option] of [...list.children].entries()) {
        option.setAttribute('aria-selected', String(at === selected));
      }
      list.children[selected]?.scrollIntoView({ block: 'nearest' });
      field.setAttribute('aria-activedescendant', optionId(list, selected));
    },
    /** The index of the option that contains `target`. */
    indexOf(target: EventTarget | null) {
      const option = target instanceof Element ? target.closest('[role="option"]') : null;
      return option ? [...list.children].indexOf(option) : -1;
    },
    remove() {
      list.remove();
      for (const name of ['aria-controls', 'aria-autocomplete', 'aria-activedescendant']) {
        field.removeAttribute(name);
      }
    },
  };
}

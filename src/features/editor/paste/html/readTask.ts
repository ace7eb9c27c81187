import { hasClass, isElement } from './elements';

/** A box before the text: a field, a picture of one, or an element that is drawn as one. */
function isBox(node: Node): node is Element {
  if (!isElement(node)) return false;
  if (node.localName === 'input') return node.getAttribute('type') === 'checkbox';
  const description = node.getAttribute('aria-roledescription') ?? '';
  return description.includes('checkbox') || hasClass(node, 'checkbox', 'task-list-item-checkbox');
}

const isOn = (element: Element) =>
  element.hasAttribute('checked') ||
  element.getAttribute('aria-checked') === 'true' ||
  hasClass(element, 'checkbox-on', 'checked', 'is-checked');

/** Finds the box at the start of an item, in up to two wrappers. */
function findBox(nodes: readonly Node[], depth = 0): Element | undefined {
  for (const node of nodes) {
    if (isBox(node)) return node;
    if (node.textContent?.trim()) {
      return isElement(node) && depth < 2 ? findBox([...node.childNodes], depth + 1) : undefined;
    }
    const inner =
      isElement(node) && depth < 2 ? findBox([...node.childNodes], depth + 1) : undefined;
    if (inner) return inner;
  }
  return undefined;
}

/** A box that is written as text. */
const textBox = /^(?:\[( |x)\]|([☐☑☒✅✓✔]))\s+/i;

function taskClass(item: Element) {
  if (item.closest('.listtype-taskdone')) return true;
  return item.closest('.listtype-task, [data-list="unchecked"]') ? false : undefined;
}

/** Reads whether an item is part of a checklist, and whether it is done. */
export function readTask(item: Element, nodes: readonly Node[]) {
  const box = findBox(nodes);
  const isRole = item.getAttribute('role') === 'checkbox' || item.hasAttribute('data-checked');
  const isTask = isRole || item.getAttribute('data-type') === 'taskItem';
  const isDone = isOn(item) || item.getAttribute('data-checked') === 'true' || (box && isOn(box));
  const found = box !== undefined || isTask ? isDone === true : taskClass(item);
  return {
    nodes: nodes.filter((node) => node !== box),
    /** Reads the box from the text, if it is written there. */
    finish(html: string) {
      const written = found === undefined ? textBox.exec(html) : null;
      const isWrittenDone = written
        ? written[1]?.toLowerCase() === 'x' || /[☑☒✅✓✔]/.test(written[0])
        : found;
      const text = written ? html.slice(written[0].length) : html;
      // Programs strike through what is done.
      const struck =
        isWrittenDone === true ? /^<s>((?:(?!<\/?s>).)*)<\/s>$/s.exec(text)?.[1] : undefined;
      return { content: struck ?? text, isChecked: isWrittenDone };
    },
  };
}

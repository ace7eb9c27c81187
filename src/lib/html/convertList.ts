import type { EditorBlock } from '@contract/document/editorDocument';
import { hasClass, isElement } from './elements';
import type { FlatItem, Found, ListPart, ListStyle } from './pieces';
import { splitInline } from './splitInline';

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
function readTask(item: Element, nodes: readonly Node[]) {
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

type Place = { level: number; style: ListStyle };

/** The level that the program writes beside the item; 0 if there is none. */
function writtenLevel(list: Element, item: Element) {
  const level = Number(item.getAttribute('aria-level') ?? item.getAttribute('data-aria-level'));
  const indent = list.getAttribute('data-indent');
  const paper = /\blistindent(\d+)\b/.exec(list.className)?.[1];
  if (paper !== undefined) return Number(paper);
  return indent === null ? level || 0 : Number(indent) + 1;
}

function keyOf(list: Element, item: Element | null) {
  // Tasks are one list, done or not.
  const paper = /\blisttype-(task|\w+)/.exec(list.className)?.[1];
  if (paper !== undefined) return `paper ${paper}`;
  const notion = ['to-do-list', 'bulleted-list', 'numbered-list'].find((name) =>
    hasClass(list, name),
  );
  if (notion !== undefined) return notion;
  if (list.hasAttribute('data-indent')) return 'slack';
  const id = item?.getAttribute('data-listid');
  return id === null || id === undefined ? null : `list ${id}`;
}

const isList = (node: Node): node is Element =>
  isElement(node) && (node.localName === 'ul' || node.localName === 'ol');

/** The lists inside of an item; also those in a wrapper that holds nothing else, as toggles have them. */
const nestedLists = (item: Element) =>
  [...item.childNodes].flatMap((node) => {
    if (isList(node)) return [node];
    const isWrapper = isElement(node) && ['div', 'details'].includes(node.localName);
    return isWrapper ? [...node.childNodes].filter(isList) : [];
  });

/** The nodes of an item without its lists. */
function ownNodes(item: Element, lists: readonly Element[]) {
  return [...item.childNodes].flatMap((node): Node[] => {
    if (lists.some((list) => list === node)) return [];
    const holdsList = isElement(node) && lists.some((list) => list.parentNode === node);
    return holdsList ? [...node.childNodes].filter((child) => !isList(child)) : [node];
  });
}

/** Reads one list with everything that is nested in it. Each element is visited once. */
export function convertList({ element, inherited, walk }: Found): readonly [ListPart] {
  const items: FlatItem[] = [];
  const after: EditorBlock[] = [];

  function readItem(item: Element, { level, style }: Place) {
    const lists = nestedLists(item);
    const task = readTask(item, ownNodes(item, lists));
    const { html, others } = splitInline(walk.convert(task.nodes, inherited));
    const { content, isChecked } = task.finish(html);
    if (content !== '') items.push({ level, style, content, isChecked });
    after.push(...others);
    for (const list of lists) readList(list, level + 1);
  }

  function readList(list: Element, level: number) {
    const style: ListStyle =
      list.localName === 'ol' || hasClass(list, 'listtype-number') ? 'ordered' : 'unordered';
    for (const child of list.childNodes) {
      if (isList(child)) readList(child, level + 1);
      else if (isElement(child) && child.localName === 'li') {
        readItem(child, { level: Math.max(level, writtenLevel(list, child)), style });
      } else {
        // Browsers show other content of a list too.
        const { html, others } = splitInline(walk.convert([child], inherited));
        if (html !== '') items.push({ level, style, content: html, isChecked: undefined });
        after.push(...others);
      }
    }
  }

  readList(element, 1);
  const first = element.querySelector(':scope > li');
  const start = Number(element.getAttribute('start') ?? first?.getAttribute('value') ?? 1) || 1;
  const key = keyOf(element, first);
  return [{ type: 'listPart', key, start, items, after }];
}

import { blockName } from '@contract/document/blockRegistry';
import { editorClasses } from '../editorClasses';
import {
  blockShortcut,
  checklistShortcut,
  codeShortcut,
  type MarkdownBlock,
  pictureShortcut,
  tableShortcut,
} from './blockMarkdown';
import { caretIn, htmlAfterCaret, isParagraph, type TextField, textAroundCaret } from './caretText';
import { createMarkExit } from './createMarkExit';
import { type FieldText, rangeOf, readFieldText } from './fieldText';
import { findInlineMark, type InlineMark } from './inlineMarkdown';
import { replaceBlock } from './replaceBlock';
import type { TypingParts } from './typingParts';

function createMark({ tag, href }: InlineMark) {
  const element = document.createElement(tag);
  if (href !== undefined) element.setAttribute('href', href);
  return element;
}

/** Replaces the typed characters of a mark with its element, which has the text between them. */
function applyMark(fieldText: FieldText, mark: InlineMark) {
  const { start, opening, closing } = mark;
  const end = fieldText.text.length;
  const element = createMark(mark);
  rangeOf(fieldText, end - closing, end).deleteContents();
  const content = rangeOf(fieldText, start + opening, end - closing);
  element.append(content.extractContents());
  if (mark.tag === 'code') element.textContent = element.textContent?.trim() ?? '';
  content.insertNode(element);
  rangeOf(fieldText, start, start + opening).deleteContents();
  return element;
}

/** The characters that complete Markdown. Others need no look at the text. */
const blockEnds = new Set([' ', '-']);
const markEnds = new Set(['*', '`', ')', '~', '=']);

/** Returns true for a list that has just been started with its first item. */
const isNewList = ({ block }: TextField) =>
  block.querySelector(`.${editorClasses.bulletList}`) !== null &&
  block.querySelectorAll(`.${editorClasses.listItem}`).length === 1;

/** The picture that the last character completes. */
function pictureOf(place: TextField, last: string) {
  const texts = last === ')' && isParagraph(place) ? textAroundCaret(place.field) : null;
  return texts && pictureShortcut(texts);
}

/** What Enter starts in a paragraph. */
function enterShortcut(place: TextField) {
  const texts = isParagraph(place) ? textAroundCaret(place.field) : null;
  return texts && (codeShortcut(texts) ?? tableShortcut(texts, place.field.innerHTML));
}

function shortcutOf(place: TextField, texts: { before: string; after: string }) {
  if (isParagraph(place)) return blockShortcut(texts);
  return isNewList(place) ? checklistShortcut(texts) : null;
}

/**
 * Turns Markdown into blocks and marks while it is typed. Each is a step of its own: undoing it brings
 * back the typed characters.
 */
export function createMarkdown(parts: TypingParts) {
  const { changes, announce } = parts;
  const exit = createMarkExit();

  function replace({ field, id }: TextField, block: MarkdownBlock) {
    const caret = caretIn(field);
    if (!caret) return;
    const data = block.data(htmlAfterCaret(field, caret));
    changes.step(id, () => replaceBlock(parts, id, { type: block.type, data }));
    announce(blockName(block.type));
  }

  function mark({ field, id }: TextField) {
    const caret = caretIn(field);
    const fieldText = caret && readFieldText(field, caret);
    const found = fieldText && findInlineMark(fieldText.text);
    if (!found || (found.tag === 'a' && caret.startContainer.parentElement?.closest('a'))) return;
    changes.step(id, () => {
      exit.leave(applyMark(fieldText, found));
      return [];
    });
  }

  return {
    handleBeforeInput: exit.handleBeforeInput,
    handleCompositionEnd: exit.handleCompositionEnd,
    startLine: exit.startLine,
    handleInput(place: TextField, { inputType, data, isComposing }: InputEvent) {
      exit.handleInput();
      if (isComposing || inputType !== 'insertText' || data === null) return;
      const last = data.slice(-1);
      const picture = pictureOf(place, last);
      if (picture) return replace(place, picture);
      if (markEnds.has(last)) return mark(place);
      const texts = blockEnds.has(last) ? textAroundCaret(place.field) : null;
      const block = texts && shortcutOf(place, texts);
      if (block) replace(place, block);
    },
    /** Enter behind three backticks starts a block of code, behind a row of cells a table. Returns true if it did. */
    handleEnter(place: TextField) {
      const block = enterShortcut(place);
      if (block) replace(place, block);
      return block !== null;
    },
  };
}

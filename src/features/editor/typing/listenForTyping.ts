import { editorClasses } from '../editorClasses';
import { isParagraph, textField } from './caretText';
import { createMarkdown } from './createMarkdown';
import { createSlashMenu } from './createSlashMenu';
import { leaveBlock } from './leaveBlock';
import { handleNewBlockKey } from './newBlockKeys';
import { typeOnBody } from './typeOnBody';
import type { TypingParts } from './typingParts';

const isSlash = ({ key, ctrlKey, metaKey }: KeyboardEvent) => key === '/' && !ctrlKey && !metaKey;

const isEnter = ({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key === 'Enter' && !shiftKey && !ctrlKey && !metaKey && !altKey;

const isInBlock = ({ target }: Event) =>
  target instanceof Element && target.closest(`.${editorClasses.block}`);

const buttons = `.${editorClasses.plusButton}, .${editorClasses.optionsButton}`;

/** Tab moves from the last text to these buttons. What is typed there continues the text. */
function continueText(
  { editor }: TypingParts,
  { key, ctrlKey, metaKey, altKey, target }: KeyboardEvent,
) {
  const isText = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
  const index = editor.blocks.getCurrentBlockIndex();
  if (!isText || index < 0 || !(target instanceof Element) || !target.matches(buttons)) return;
  // The browser types the character there.
  editor.caret.setToBlock(index, 'end');
}

/**
 * Tab moves from an empty paragraph to the buttons beside it. Editor.js hides them in some cases, for example
 * after text was typed or while it doesn't handle the keys of a new block yet.
 */
function showButtons({ editor }: TypingParts, { key, shiftKey, target }: KeyboardEvent) {
  if (key !== 'Tab' || shiftKey) return;
  const place = textField(target);
  if (place && isParagraph(place) && place.field.textContent === '') editor.toolbar.open();
}

/**
 * Editor.js hides the buttons beside a text at each key, and shows them only when the pointer moves to another block. `show`
 * shows them again, once before the page is drawn. That closes an open menu of the block.
 */
function keepButtons({ editor }: TypingParts, mayShow: () => boolean) {
  let frame = 0;
  const cancel = () => cancelAnimationFrame(frame);
  return {
    cancel,
    show() {
      cancel();
      frame = requestAnimationFrame(() => {
        if (mayShow()) editor.toolbar.open();
      });
    },
  };
}

/**
 * Editor.js closes the formatting tools some time after a selection has ended. Until then they would take Tab,
 * Enter and the arrow keys.
 */
function closeFormatting({ editor }: TypingParts, event: Event) {
  if (isInBlock(event) && window.getSelection()?.isCollapsed === true) editor.inlineToolbar.close();
}

/** Handles keys and typed text in the blocks before Editor.js does. Returns a function that stops it. */
export function listenForTyping(parts: TypingParts) {
  const { holder } = parts;
  const stopping = new AbortController();
  const { signal } = stopping;
  const menu = createSlashMenu(parts);
  const markdown = createMarkdown(parts);
  // The buttons would cover the menu.
  const buttonsAgain = keepButtons(parts, () => !signal.aborted && !menu.isOpen());

  /** Returns true if the key was for the menu, for Markdown or to leave a block. */
  function isHandled(event: KeyboardEvent) {
    if (menu.handleKey(event)) return true;
    if (!isEnter(event)) return false;
    const place = textField(event.target);
    return (
      (place !== null && markdown.handleEnter(place)) ||
      leaveBlock({ ...parts, startLine: markdown.startLine }, event.target)
    );
  }

  function handleKey(event: KeyboardEvent) {
    if (event.isComposing) return;
    // A shortcut can open the menu of the block.
    if (event.ctrlKey || event.metaKey) buttonsAgain.cancel();
    if (isHandled(event)) {
      event.preventDefault();
      event.stopPropagation();
    } else if (isSlash(event) && isInBlock(event)) {
      // Editor.js would open its toolbox, which takes what is typed next.
      event.stopPropagation();
    } else {
      showButtons(parts, event);
      continueText(parts, event);
    }
  }

  function handleInput(event: Event) {
    closeFormatting(parts, event);
    if (!(event instanceof InputEvent)) return;
    menu.handleInput(event);
    const place = textField(event.target);
    if (!place) return;
    markdown.handleInput(place, event);
    buttonsAgain.show();
  }

  holder.addEventListener('keydown', handleKey, { capture: true, signal });
  // Behind the listeners of Editor.js.
  holder.addEventListener('keydown', (event) => handleNewBlockKey(parts, event), { signal });
  document.addEventListener('keydown', (event) => typeOnBody(parts, event), { signal });
  holder.addEventListener('beforeinput', markdown.handleBeforeInput, { signal });
  holder.addEventListener('compositionend', markdown.handleCompositionEnd, { signal });
  holder.addEventListener('input', handleInput, { signal });
  holder.addEventListener('focusout', menu.close, { signal });
  document.addEventListener('selectionchange', menu.update, { signal });
  window.visualViewport?.addEventListener('resize', menu.place, { signal });
  return () => {
    menu.close();
    stopping.abort();
  };
}

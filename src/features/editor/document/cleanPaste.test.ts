import type { BlockTool, PasteEvent } from '@editorjs/editorjs';
import { expect, test, vi } from 'vitest';
import { cleanPaste } from './cleanPaste';

const attack = '<a href="javascript:alert(1)" onclick="alert(1)">x</a>';

/** A tool that shows what its `paste` returns. */
function createTool(paste: (event: PasteEvent) => string) {
  const holder = document.createElement('div');
  const field = document.createElement('p');
  field.setAttribute('contenteditable', 'true');
  holder.append(field);
  const tool = {
    render: () => field,
    save: () => field.innerHTML,
    onPaste: vi.fn<(event: PasteEvent) => void>((event) => {
      field.innerHTML = paste(event);
    }),
  } satisfies BlockTool;
  cleanPaste(tool, { holder });
  return { tool, field };
}

const tagPaste = (data: HTMLElement) => new CustomEvent('tag', { detail: { data } });

test('a tool gets a sanitised element', () => {
  const element = document.createElement('img');
  element.setAttribute('src', 'javascript:alert(1)');
  element.setAttribute('onerror', 'alert(1)');
  const { tool } = createTool(() => '');
  tool.onPaste(tagPaste(element));
  expect(element.outerHTML).toBe('<img>');
  const list = document.createElement('ul');
  list.innerHTML = `<li>${attack}</li>`;
  tool.onPaste(tagPaste(list));
  expect(list.outerHTML).toBe('<ul><li><a>x</a></li></ul>');
});

test('what a tool shows after a paste is sanitised', () => {
  const { tool, field } = createTool(() => attack);
  tool.onPaste(tagPaste(document.createElement('p')));
  expect(field.innerHTML).toBe('<a>x</a>');
});

test('what a tool shows in the next frame is sanitised', async () => {
  const { tool, field } = createTool(() => {
    requestAnimationFrame(() => {
      field.innerHTML = attack;
    });
    return '';
  });
  tool.onPaste(tagPaste(document.createElement('p')));
  await new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
  expect(field.innerHTML).toBe('<a>x</a>');
});

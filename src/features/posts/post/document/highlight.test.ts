import highlighter from 'highlight.js/lib/core';
import { expect, onTestFinished, test, vi } from 'vitest';
import { highlight } from './highlight';

const lines = (length: number) => 'let a = 1;\n'.repeat(length / 11 + 1).slice(0, length);

test('code is highlighted', async () => {
  const code = document.createElement('code');
  code.innerHTML = (await highlight(lines(10_000), 'js')) ?? '';
  expect(code.textContent).toBe(lines(10_000));
  expect(code.querySelector('.hljs-keyword')).toHaveTextContent('let');
});

test.each([
  ['a long block', lines(10_001)],
  ['a long word', `let ${'a'.repeat(201)}`],
  ['a word of 20,000 characters', 'a'.repeat(20_000)],
  ['a long name with other letters of names', '$_1a'.repeat(51)],
])('%s stays plain', async (_, code) => {
  const call = vi.spyOn(highlighter, 'highlight');
  expect(await highlight(code, 'js')).toBeNull();
  expect(call).not.toHaveBeenCalled();
});

test('several blocks are highlighted in a task each', async () => {
  let task = 0;
  const { setTimeout: start } = window;
  vi.stubGlobal('setTimeout', (run: () => void, delay: number) =>
    start(() => {
      task += 1;
      run();
    }, delay),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  const tasks: number[] = [];
  const { highlight: original } = highlighter;
  vi.spyOn(highlighter, 'highlight').mockImplementation((code, options) => {
    tasks.push(task);
    if (typeof options === 'string') throw new Error('The options are an object.');
    return original(code, options);
  });
  await Promise.all(['one', 'two', 'three'].map((code) => highlight(code, 'js')));
  expect(new Set(tasks).size).toBe(3);
});

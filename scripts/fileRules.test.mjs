import { expect, test } from 'vitest';
import {
  findCaseClashes,
  findEarlyFocusChecks,
  findExceptionsWithoutReason,
  findTimedWaits,
} from './fileRules.mjs';

test('files that differ only in case are found', () => {
  const paths = ['src/editor/Desk.tsx', 'src/editor/desk.ts', 'src/editor/Desk.ts'];
  expect(findCaseClashes(paths)).toEqual(['src/editor/desk.ts and src/editor/Desk.ts']);
});

test('folders that differ only in case are found once', () => {
  const paths = ['src/Editor/one.ts', 'src/editor/two.ts', 'src/editor/three.ts'];
  expect(findCaseClashes(paths)).toEqual(['src/Editor and src/editor']);
});

test('files with different names and the same folder are accepted', () => {
  expect(findCaseClashes(['src/editor/a.ts', 'src/editor/b.ts', 'server/editor/a.ts'])).toEqual([]);
});

const rule = 'oxlint-disable-next-line no-console';

test('a lint exception needs a reason on its line', () => {
  const text = `const a = 1;\n  // ${rule}\nconsole.log(a);\n`;
  expect(findExceptionsWithoutReason('a.ts', text)).toEqual([`a.ts:2: // ${rule}`]);
});

test('a lint exception in JSX needs a reason too', () => {
  const text = `{/* ${rule} */}`;
  expect(findExceptionsWithoutReason('a.tsx', text)).toHaveLength(1);
});

test('a lint exception with a reason is accepted', () => {
  const text = `// ${rule} -- the panel prints to the console`;
  expect(findExceptionsWithoutReason('a.ts', text)).toEqual([]);
});

/** Planted lines, written so that this file itself is accepted. */
const timed = [
  'await new Promise((resolve) => set_Timeout(resolve, 100));',
  'window.set_Timeout(check);',
  'await page.waitFor_Timeout(100);',
  'await sl_eep(100);',
  "await page.waitForLoadState('network_idle');",
  "import { setTimeout as wait } from 'node:timers_/promises';",
].map((line) => line.replace('_', ''));

test.each(timed)('a test that waits for a time is found: %s', (line) => {
  expect(findTimedWaits('src/a.test.ts', `\n${line}\n`)).toEqual([`src/a.test.ts:2: ${line}`]);
  expect(findTimedWaits('e2e/journeys/a.spec.ts', line)).toHaveLength(1);
});

test('limits of tests and waits of the product are accepted', () => {
  expect(findTimedWaits('e2e/journeys/a.spec.ts', 'test.setTimeout(120_000);')).toEqual([]);
  expect(findTimedWaits('src/a.ts', timed.join('\n'))).toEqual([]);
});

const focused = 'expect(screen.getByRole("heading")).toHaveFocus()';

test('a test of a page waits for the focus', () => {
  const text = `await openPost();\n  ${focused};\n`;
  expect(findEarlyFocusChecks('src/stories/a.test.tsx', text)).toEqual([
    'src/stories/a.test.tsx:2',
  ]);
  expect(findEarlyFocusChecks('src/ui/a.test.tsx', text)).toEqual([]);
});

test.each([`await waitFor(() =>\n    ${focused},\n  );`, 'expect(box).not.toHaveFocus();'])(
  '%s is accepted',
  (text) => expect(findEarlyFocusChecks('src/pages/a.test.tsx', text)).toEqual([]),
);

import { setTimeout as wait } from 'node:timers/promises';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { EditorScreen } from '../../e2e/pages/EditorScreen';
import { endings } from '../../e2e/pages/endings';
import { lettersOf, typeAtPace } from '../../e2e/pages/typing';
import type { Kill } from './planKills';

/** Keys after which the editor must show what is typed. */
const firstKeys = 3;

async function open(page: Page, path: string) {
  const editor = new EditorScreen(page);
  await page.goto(path);
  await editor.waitUntilReady();
  return { editor, isFound: await editor.unsavedWork.isVisible() };
}

async function openWithoutDraft(page: Page, path: string) {
  const { editor, isFound } = await open(page, path);
  if (isFound) await editor.unsavedWork.getByRole('button', { name: 'Discard' }).click();
  await editor.waitUntilReady();
  return editor;
}

/** What is in the field after the draft was restored; null without a draft. */
async function restore(page: Page, { target }: Kill) {
  const { editor, isFound } = await open(page, target.path);
  if (!isFound) return null;
  await expect(target.locate(editor)).toBeVisible();
  return target.read(editor);
}

/** How many of the typed letters are in the restored text. */
function countRestored(restored: string | null, before: string, typed: string) {
  for (let restoredKeys = typed.length; restoredKeys > 0; restoredKeys -= 1) {
    if (restored === before + typed.slice(0, restoredKeys)) return restoredKeys;
  }
  return 0;
}

/** Types, ends the page, and reads what was restored. */
export async function killOnce(context: BrowserContext, kill: Kill) {
  const { target, ending, keys, pause } = kill;
  const page = await context.newPage();
  page.on('dialog', (dialog) => void dialog.accept());
  const editor = await openWithoutDraft(page, target.path);
  await target.locate(editor).click();
  await page.keyboard.press('End');
  const before = await target.read(editor);
  const typed = lettersOf(keys);
  const pressedAt = await typeAtPace(page, typed.slice(0, firstKeys));
  await expect.poll(() => target.read(editor)).toBe(before + typed.slice(0, firstKeys));
  pressedAt.push(...(await typeAtPace(page, typed.slice(firstKeys))));
  await wait(pause);
  const endedAt = performance.now();
  const next = await endings[ending](page);
  const restored = await restore(next, kill);
  await next.close();
  const restoredKeys = countRestored(restored, before, typed);
  const oldestLost = pressedAt[restoredKeys];
  return {
    kill,
    restoredKeys,
    /** Milliseconds from the oldest lost key to the end; 0 if nothing was lost. */
    lost: oldestLost === undefined ? 0 : endedAt - oldestLost,
  };
}

export type Result = Awaited<ReturnType<typeof killOnce>>;

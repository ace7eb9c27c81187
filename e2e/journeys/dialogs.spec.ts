import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../fixtures';
import { createPost } from '../pages/api';
import { type DialogCase, dialogs, otherDialogs } from '../pages/dialogs';
import type { PersonaName, Site } from '../pages/Site';

const root = join(import.meta.dirname, '..', '..');

/** The files that render a dialog, found in the source. */
function filesWithDialogs() {
  return readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((path) => `src/${path.replaceAll('\\', '/')}`)
    .filter((path) => /(?<!\.test)\.tsx$/.test(path) && !/\/(Form)?Dialog\.tsx$/.test(path))
    .filter((path) => /<(?:[Dd]ialog|FormDialog)\b/.test(readFileSync(join(root, path), 'utf8')));
}

test('the dialog of each file is opened by a journey of this file', () => {
  const opened = Object.values(dialogs).flatMap((group) => Object.keys(group));
  expect(filesWithDialogs().toSorted()).toEqual(
    [...opened, ...Object.keys(otherDialogs)].toSorted(),
  );
});

/** Runs in the page: whether the focus is where the dialog begins, and where it is if not. */
function readBeginning(dialog: Element) {
  const active = document.activeElement;
  const isMenu = dialog.querySelector('nav') !== null;
  const fields = 'input:not([type="radio"]:not(:checked)), textarea, select';
  const controls = [...dialog.querySelectorAll(`${fields}, button, a[href]`)].filter(
    (control) =>
      control.checkVisibility() &&
      !control.matches(':disabled, [tabindex="-1"], [aria-label="Close"]'),
  );
  const isPlace = (control: Element) =>
    (!isMenu && control.matches(fields)) || control.closest('ul, ol') !== null;
  const wanted = controls.find(isPlace) ?? controls[0] ?? dialog;
  return active === wanted ? 'at its beginning' : (active?.outerHTML ?? '').slice(0, 200);
}

async function checkDialog(site: Site, { at, name, open }: DialogCase) {
  const { page } = site;
  // An editor would ask before it is left, so its page is loaded again.
  if (/[?]post=|create/.test(at)) await site.open(at);
  else await site.navigate(at);
  const opener = await open(site);
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  await expect.poll(() => dialog.evaluate(readBeginning)).toBe('at its beginning');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
}

async function checkDialogs(site: Site, cases: Readonly<Record<string, DialogCase>>) {
  for (const [file, one] of Object.entries(cases))
    await test.step(file, () => checkDialog(site, one));
}

/** The posts that cases open in the editor. */
async function createPosts(site: Site, cases: Readonly<Record<string, DialogCase>>) {
  const document = { blocks: [{ id: 'p1', type: 'paragraph', data: { text: 'Some words' } }] };
  const urls = Object.values(cases).flatMap(({ at }) => at.split('?post=')[1] ?? []);
  for (const url of new Set(urls))
    await createPost(site.page, { url, document, isPublished: !url.endsWith('-draft') });
}

const personas: Readonly<Record<keyof typeof dialogs, PersonaName>> = {
  author: 'author',
  phone: 'author',
  editor: 'author',
  admin: 'admin',
};

for (const [group, persona] of Object.entries(personas)) {
  const cases = Object.entries(dialogs).find(([name]) => name === group)?.[1] ?? {};
  test(`dialogs begin in their first field or list and give the focus back: ${group}`, async ({
    page,
    site,
  }) => {
    if (group === 'phone') await page.setViewportSize({ width: 360, height: 740 });
    await site.openAs(persona, '/about');
    await createPosts(site, cases);
    await checkDialogs(site, cases);
  });
}

import { readFile } from 'node:fs/promises';
import { draftDatabase } from '@contract/draftKeys';
import { expect, type Locator, type Page } from '@playwright/test';
import { type Block, createPost, readStoredPost } from './api';
import { pngFile } from './files';
import { readStore } from './indexedDb';
import type { PersonaName, Site } from './Site';

const publishNames = /^(Publish|Update|Finish publishing)$/;

type ChosenFile = ReturnType<typeof pngFile>;

/** The pages /create and /update. */
export class EditorScreen {
  readonly page: Page;
  readonly publish: Locator;
  readonly checkDialog: Locator;
  readonly content: Locator;

  constructor(page: Page) {
    this.page = page;
    this.publish = page.getByRole('button', { name: publishNames });
    this.checkDialog = page.getByRole('dialog', { name: /^Before you (?:publish|update)$/ });
    this.content = page.getByRole('group', { name: 'Content' });
  }

  async waitUntilReady() {
    // Unlike `expect`, this doesn't describe the whole page each time it finds nothing.
    await this.page.getByRole('button', { name: publishNames, disabled: false }).waitFor();
  }

  async open(path: string) {
    await this.page.goto(path);
    await this.waitUntilReady();
  }

  async openAs(site: Site, name: PersonaName, path: string) {
    await site.openAs(name, path);
    await this.waitUntilReady();
  }

  /** Opens a new post in which only the content is missing, with the caret there. */
  async openNew(site: Site, title: string) {
    await this.openAs(site, 'author', '/create');
    await this.fillFields(title);
    await this.choosePicture();
    await this.focusEnd();
  }

  /** Creates a post over the API and opens it in the editor. */
  async openPublished(site: Site, url: string, blocks: readonly Block[]) {
    await site.openAs('author', '/about');
    await createPost(this.page, { url, document: { blocks } });
    await site.navigate(`/update?post=${url}`);
    await this.waitUntilReady();
  }

  /** The line about work that is only on this device. */
  get unsavedWork() {
    return this.page.getByRole('region', { name: 'Unsaved work' });
  }

  field(name: 'Title' | 'Post URL' | 'Meta description' | 'SEO keywords' | 'Tags') {
    // Blocks have fields with such labels too, but without a name.
    return this.page.getByRole('textbox', { name, exact: true }).and(this.page.locator('[name]'));
  }

  /** Opens the post settings where they cover the text. */
  async openSettings() {
    const button = this.page.getByRole('button', { name: 'Post settings' });
    if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
  }

  async closeSheet() {
    const sheet = this.page.getByRole('dialog', { name: 'Post settings' });
    if (await sheet.isVisible()) await sheet.getByRole('button', { name: 'Close' }).click();
  }

  async fillFields(title: string) {
    await this.field('Title').fill(title);
    await this.openSettings();
    await this.field('Meta description').fill(`About ${title}`);
    await this.field('SEO keywords').fill('soil, seeds');
    await this.field('Tags').fill('gardens');
    await this.field('Tags').press('Enter');
    await this.closeSheet();
  }

  async choosePicture() {
    await this.page.getByLabel('Post image').setInputFiles(pngFile());
  }

  get blocks() {
    return this.content.locator('.ce-block');
  }

  get lastBlock() {
    return this.blocks.last();
  }

  /** Puts the caret into the last block. */
  async focusEnd() {
    await this.lastBlock.click();
  }

  async type(text: string) {
    await this.page.keyboard.insertText(text);
  }

  /** Presses keys one after the other. */
  async press(...keys: string[]) {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** Adds a paragraph with a new line of text at the end. */
  async addLine(text: string) {
    await this.focusEnd();
    await this.press('End', 'Enter');
    await this.type(text);
  }

  /** Adds an empty paragraph by a click below the last block. */
  async addParagraph() {
    const before = await this.blocks.count();
    const { height } = (await this.content.boundingBox()) ?? { height: 0 };
    await this.content.click({ position: { x: 200, y: height - 30 } });
    await expect(this.blocks).toHaveCount(before + 1);
  }

  /** Opens the toolbox from an empty paragraph that has the caret. */
  async openToolbox() {
    await this.page.getByRole('button', { name: 'Add a block' }).press('Enter');
  }

  /** The blocks that are offered after typing "/". */
  get menu() {
    return this.page.getByRole('listbox', { name: 'Blocks' });
  }

  /** Replaces the empty paragraph that has the caret with a block from the menu. */
  async add(name: string) {
    await this.page.keyboard.press('/');
    // Headings show their level.
    await this.menu.getByRole('option', { name: new RegExp(`^${name}(?: H\\d)?$`) }).click();
    await expect(this.menu).toHaveCount(0);
  }

  /** Adds an image block and uploads a file into it. */
  async addImage(files: string | ChosenFile | ChosenFile[]) {
    const chooser = this.page.waitForEvent('filechooser');
    await this.add('Image');
    await (await chooser).setFiles(files);
  }

  async paste(data: Readonly<Record<string, string>>) {
    await this.page.evaluate((data) => {
      const clipboardData = new DataTransfer();
      for (const [type, text] of Object.entries(data)) clipboardData.setData(type, text);
      const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(paste);
    }, data);
  }

  /** Pastes the files of a field into an element, or drags them over its upper edge or drops them there. */
  async transferFiles(
    type: 'paste' | 'dragover' | 'drop',
    { to, from }: { to: Locator; from: Locator },
  ) {
    const field = await from.elementHandle();
    await to.evaluate(
      (target, { type, field }) => {
        const data = new DataTransfer();
        const files = field instanceof HTMLInputElement ? field.files : null;
        for (const file of files ?? []) data.items.add(file);
        const { left: clientX, top: clientY } = target.getBoundingClientRect();
        const init = { bubbles: true, cancelable: true };
        target.dispatchEvent(
          type === 'paste'
            ? new ClipboardEvent(type, { ...init, clipboardData: data })
            : new DragEvent(type, { ...init, clientX, clientY, dataTransfer: data }),
        );
      },
      { type, field },
    );
  }

  /** Pastes or drops each transfer into the first paragraph, one after the other. */
  async transferAll(
    type: 'paste' | 'drop',
    transfers: readonly Readonly<Record<string, string>>[],
  ) {
    const paragraph = this.content.locator('.ce-paragraph').first();
    await paragraph.evaluate(
      async (target, { type, transfers }) => {
        const init = { bubbles: true, cancelable: true };
        for (const transfer of transfers) {
          const data = new DataTransfer();
          for (const [kind, text] of Object.entries(transfer)) data.setData(kind, text);
          target.focus();
          target.dispatchEvent(
            type === 'drop'
              ? new DragEvent(type, { ...init, dataTransfer: data })
              : new ClipboardEvent(type, { ...init, clipboardData: data }),
          );
          // Editor.js gives pasted data to the tools in an idle callback.
          await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 100 }));
        }
      },
      { type, transfers },
    );
  }

  async expectToolbarInOneRow() {
    const toolbar = this.page.getByRole('toolbar', { name: 'Post' });
    await expect.poll(async () => (await toolbar.boundingBox())?.height).toBeLessThan(60);
  }

  /** Downloads the post. Returns the name of the file, and its bytes in base 64. */
  async download() {
    const started = this.page.waitForEvent('download');
    await this.page.getByRole('button', { name: 'More', exact: true }).click();
    await this.page.getByRole('button', { name: 'Download', exact: true }).click();
    const download = await started;
    const bytes = await readFile(await download.path());
    return { name: download.suggestedFilename(), base64: bytes.toString('base64') };
  }

  /** Drops a file beside the fields and blocks. */
  async dropFile(file: { name: string; base64: string }) {
    await this.page.getByRole('toolbar', { name: 'Post' }).evaluate((target, { name, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (char) => char.codePointAt(0) ?? 0);
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([bytes], name));
      const init = { dataTransfer, bubbles: true, cancelable: true };
      target.dispatchEvent(new DragEvent('drop', init));
    }, file);
  }

  /** The last message for screen readers. */
  get announcement() {
    return this.page.getByRole('status', { name: 'Editor' });
  }

  get warnings() {
    return this.page.getByRole('alert', { name: 'Warnings' });
  }

  async reload() {
    this.page.once('dialog', (dialog) => void dialog.accept());
    await this.page.reload();
  }

  async reloadAndRestore() {
    await this.reload();
    await this.waitUntilReady();
    await expect(this.unsavedWork).toBeVisible();
  }

  /** All drafts that are stored on the device, as text. */
  storedDrafts() {
    return readStore(this.page, draftDatabase);
  }

  async waitForDraft(text: string) {
    await expect.poll(() => this.storedDrafts()).toContain(text);
  }

  async publishAnyway() {
    await this.publish.click();
    await this.checkDialog.getByRole('button', { name: / anyway$/ }).click();
    await this.waitForDashboard();
  }

  /** Publishes, and confirms it if the checks found something. */
  async publishAndConfirm() {
    await this.publish.click();
    const anyway = this.checkDialog.getByRole('button', { name: / anyway$/ });
    const isDone = async () =>
      (await anyway.isVisible()) || new URL(this.page.url()).pathname.startsWith('/dashboard');
    await expect.poll(isDone).toBe(true);
    if (await anyway.isVisible()) await anyway.click();
    await this.waitForDashboard();
  }

  async waitForDashboard() {
    await this.page.waitForURL(/\/dashboard/);
  }

  /** Opens a post, changes only its title and saves it. */
  async saveAgain(site: Site, url: string) {
    await site.navigate(`/update?post=${url}`);
    await this.waitUntilReady();
    await this.field('Title').fill('Saved again');
    await this.publishAndConfirm();
    expect((await readStoredPost(this.page, url)).title).toBe('Saved again');
  }
}

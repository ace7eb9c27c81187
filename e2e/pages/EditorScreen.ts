import { Buffer } from 'node:buffer';
import { draftDatabase } from '@contract/storageKeys';
import { expect, type Locator, type Page } from '@playwright/test';
import { personaPassword } from '@server/seed/personas';
import type { PersonaName, Site } from './Site';
import { xsrfHeaders } from './xsrf';

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export const pngFile = (name = 'picture.png') => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(onePixel, 'base64'),
});

export type Block = { id?: string; type: string; data: object; tunes?: object };
/** As some other editor may have written it. */
type JsonCall = { method: string; path: string; body?: object };

type PlantedDocument = {
  time?: number;
  blocks: readonly (Omit<Block, 'data'> & { data?: object })[];
  version?: string;
};
export type StoredDocument = { time?: number; blocks: Block[]; version?: string };

/** The editor as a writer finds it. */
export class EditorScreen {
  readonly page: Page;
  readonly publish: Locator;
  readonly check: Locator;
  readonly content: Locator;

  constructor(page: Page) {
    this.page = page;
    this.publish = page.getByRole('button', { name: /^(Publish|Update|Finish publishing)$/ });
    this.check = page.getByRole('dialog', { name: 'Before you publish' });
    this.content = page.getByRole('group', { name: 'Content' });
  }

  async waitUntilReady() {
    await expect(this.publish).toBeEnabled();
  }

  async open(path: string) {
    await this.page.goto(path);
    await this.waitUntilReady();
  }

  async openAs(site: Site, name: PersonaName, path: string) {
    await site.openAs(name, path);
    await this.waitUntilReady();
  }

  /** A new post with nothing missing but its text, and the caret where that begins. */
  async openNew(site: Site, title: string) {
    await this.openAs(site, 'author', '/create');
    await this.fillFields(title);
    await this.choosePicture();
    await this.startAtEnd();
  }

  /** A published post of the author's, opened to be changed. */
  async openPlanted(site: Site, url: string, blocks: readonly Block[]) {
    await site.openAs('author', '/about');
    await this.plant(url, { blocks: [...blocks] });
    await this.open(`/update?post=${url}`);
  }

  field(name: 'Title' | 'Post URL' | 'Meta description' | 'SEO keywords' | 'Tags') {
    return this.page.getByRole('textbox', { name, exact: true });
  }

  async fillFields(title: string) {
    await this.field('Title').fill(title);
    await this.field('Meta description').fill(`About ${title}`);
    await this.field('SEO keywords').fill('soil, seeds');
    await this.field('Tags').fill('gardens');
    await this.field('Tags').press('Enter');
  }

  async choosePicture() {
    await this.page.getByLabel('Post image').setInputFiles(pngFile());
  }

  /** Puts the caret into the last paragraph, which is made when there is none. */
  async startAtEnd() {
    await this.content.locator('.ce-block').last().click();
  }

  async type(text: string) {
    await this.page.keyboard.insertText(text);
  }

  /** A new paragraph after whatever stands last, made by a click into the free room below. */
  async startNewBlock() {
    const before = await this.content.locator('.ce-block').count();
    const { height } = (await this.content.boundingBox()) ?? { height: 0 };
    await this.content.click({ position: { x: 200, y: height - 30 } });
    await expect(this.content.locator('.ce-block')).toHaveCount(before + 1);
  }

  /** What the editor has said last. */
  get words() {
    return this.page.getByRole('status', { name: 'Editor' });
  }

  get warnings() {
    return this.page.getByRole('alert', { name: 'Warnings' });
  }

  /** Presses keys one after the other. */
  async press(...keys: string[]) {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  async paste(data: Readonly<Record<string, string>>) {
    await this.page.evaluate((data) => {
      const clipboardData = new DataTransfer();
      for (const [type, text] of Object.entries(data)) clipboardData.setData(type, text);
      const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(paste);
    }, data);
  }

  async reload() {
    this.page.once('dialog', (dialog) => void dialog.accept());
    await this.page.reload();
  }

  /** Reloads and takes back what was kept. */
  async reloadAndRestore() {
    await this.reload();
    await this.page.getByRole('button', { name: 'Restore my work' }).click();
    await this.waitUntilReady();
  }

  get lastBlock() {
    return this.content.locator('.ce-block').last();
  }

  /** Opens the toolbox from the empty paragraph that has the caret. */
  async openToolbox() {
    // The editor binds a new block's keys in an idle moment; ours is queued behind it.
    await this.page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          requestIdleCallback(() => resolve());
        }),
    );
    await this.page.keyboard.press('/');
  }

  /** Takes a block from the toolbox of the empty paragraph that has the caret. */
  async add(name: string) {
    await this.openToolbox();
    const entry = this.page.getByRole('menuitem', { name, exact: true });
    await entry.click();
    await expect(entry).toBeHidden();
  }

  /** Waits until what was typed is kept on the device. */
  async waitUntilKept(words: string) {
    await expect.poll(() => this.keptText()).toContain(words);
  }

  keptText(): Promise<string> {
    return this.page.evaluate(
      ({ name, store }) =>
        new Promise<string>((resolve) => {
          const opening = indexedDB.open(name);
          opening.addEventListener('success', () => {
            const { result: database } = opening;
            const finish = (text: string) => {
              database.close();
              resolve(text);
            };
            if (!database.objectStoreNames.contains(store)) return finish('');
            const reading = database.transaction(store).objectStore(store).getAll();
            reading.addEventListener('success', () => finish(JSON.stringify(reading.result)));
            return undefined;
          });
          opening.addEventListener('error', () => resolve(''));
        }),
      draftDatabase,
    );
  }

  async publishAnyway() {
    await this.publish.click();
    await this.check.getByRole('button', { name: / anyway$/ }).click();
  }

  /** Publishes, going on over whatever is found weak. */
  async publishWhatever() {
    await this.publish.click();
    const anyway = this.check.getByRole('button', { name: / anyway$/ });
    const where = async () =>
      (await anyway.isVisible()) || new URL(this.page.url()).pathname.startsWith('/dashboard');
    await expect.poll(where).toBe(true);
    if (await anyway.isVisible()) await anyway.click();
    await expect(this.page).toHaveURL(/\/dashboard/);
  }

  /** Opens a post, changes nothing but its title, and saves it again. */
  async saveAgain(url: string) {
    await this.open(`/update?post=${url}`);
    await this.field('Title').fill('Saved once more');
    await this.publishWhatever();
    expect((await this.stored(url)).title).toBe('Saved once more');
  }

  /** Signs somebody else in over the API for one call, and out again: the page's session is gone then. */
  async callAs(name: PersonaName, call: JsonCall) {
    const credentials = { username: name, password: personaPassword };
    const statuses = [
      await this.call({ method: 'POST', path: '/user/login', body: credentials }),
      await this.call(call),
      await this.call({ method: 'POST', path: '/user/logout' }),
    ];
    expect(statuses).toEqual([200, 200, 200]);
  }

  /** Makes a JSON call from the page and returns its status. */
  private async call({ method, path, body = {} }: JsonCall) {
    const headers = { 'Content-Type': 'application/json', ...(await xsrfHeaders(this.page)) };
    const init = { method, headers, body: JSON.stringify(body) };
    return this.page.evaluate(
      async ({ path, init }) => (await fetch(`/api/v1${path}`, init)).status,
      { path, init },
    );
  }

  /** What the API has of a post, as its author. */
  async stored(url: string): Promise<{ id: string; content: StoredDocument; title: string }> {
    const headers = { 'Content-Type': 'application/json', ...(await xsrfHeaders(this.page)) };
    return this.page.evaluate(
      async ({ url, headers }) => {
        const path = `/api/v1/blogs/${encodeURIComponent(url)}`;
        const answer = await fetch(path, { method: 'POST', headers, body: '{}' });
        const { postDetails } = await answer.json();
        const { _id: id, title, content } = postDetails;
        return { id, title, content: JSON.parse(content) };
      },
      { url, headers },
    );
  }

  /** A post that some other editor has written. */
  async plant(url: string, document: PlantedDocument) {
    await this.send('POST /blogs/create', {
      title: 'A planted post',
      content: JSON.stringify(document),
      tags: '["planted"]',
      seoKeywords: 'planted',
      metaDescription: 'A post from elsewhere',
      url,
    });
  }

  /** A post that is changed on another device meanwhile. */
  async changeElsewhere(url: string, title: string) {
    const { id, content } = await this.stored(url);
    await this.send(`PUT /blogs/${id}`, {
      id,
      title,
      content: JSON.stringify(content),
      tags: '["planted"]',
      seoKeywords: 'planted',
      metaDescription: 'A post from elsewhere',
      url,
    });
  }

  private async send(call: string, fields: Readonly<Record<string, string>>) {
    const status = await this.page.evaluate(
      async ({ call, fields, picture, headers }) => {
        const form = new FormData();
        for (const [name, value] of Object.entries(fields)) form.append(name, value);
        const bytes = Uint8Array.from(atob(picture), (char) => char.codePointAt(0) ?? 0);
        form.append('postImage', new File([bytes], 'a.png', { type: 'image/png' }));
        const [method = '', path] = call.split(' ');
        const answer = await fetch(`/api/v1${path}`, { method, headers, body: form });
        return answer.status;
      },
      { call, fields, picture: onePixel, headers: await xsrfHeaders(this.page) },
    );
    expect(status).toBeLessThan(300);
  }
}

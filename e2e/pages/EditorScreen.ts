import { Buffer } from 'node:buffer';
import { expect, type Locator, type Page } from '@playwright/test';

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export const pngFile = (name = 'picture.png') => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(onePixel, 'base64'),
});

export type Block = { id?: string; type: string; data: object; tunes?: object };
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
    await this.page.keyboard.type(text);
  }

  get lastBlock() {
    return this.content.locator('.ce-block').last();
  }

  /** Takes a block from the toolbox of the empty paragraph that has the caret. */
  async add(name: string) {
    // The editor binds a new block's keys in an idle moment; ours is queued behind it.
    await this.page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          requestIdleCallback(() => resolve());
        }),
    );
    await this.page.keyboard.press('/');
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
      () =>
        new Promise<string>((resolve) => {
          const opening = indexedDB.open('commonplace-drafts');
          opening.addEventListener('success', () => {
            const { result: database } = opening;
            const finish = (text: string) => {
              database.close();
              resolve(text);
            };
            if (!database.objectStoreNames.contains('drafts')) return finish('');
            const reading = database.transaction('drafts').objectStore('drafts').getAll();
            reading.addEventListener('success', () => finish(JSON.stringify(reading.result)));
            return undefined;
          });
          opening.addEventListener('error', () => resolve(''));
        }),
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

  /** What the API has of a post, as its author. */
  async stored(url: string): Promise<{ content: StoredDocument; title: string }> {
    return this.page.evaluate(async (url) => {
      const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const answer = await fetch(`/api/v1/blogs/${encodeURIComponent(url)}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': decodeURIComponent(token) },
        body: '{}',
      });
      const { postDetails } = await answer.json();
      return { title: postDetails.title, content: JSON.parse(postDetails.content) };
    }, url);
  }

  /** A post that some other editor has written. */
  async plant(url: string, document: StoredDocument) {
    const fields = {
      title: 'A planted post',
      content: JSON.stringify(document),
      tags: '["planted"]',
      seoKeywords: 'planted',
      metaDescription: 'A post from elsewhere',
      url,
    };
    const status = await this.page.evaluate(
      async ({ fields, picture }) => {
        const form = new FormData();
        for (const [name, value] of Object.entries(fields)) form.append(name, value);
        const bytes = Uint8Array.from(atob(picture), (char) => char.codePointAt(0) ?? 0);
        form.append('postImage', new File([bytes], 'a.png', { type: 'image/png' }));
        const token = /XSRF-TOKEN=([^;]+)/.exec(window.document.cookie)?.[1] ?? '';
        const headers = { 'X-XSRF-TOKEN': decodeURIComponent(token) };
        const answer = await fetch('/api/v1/blogs/create', { method: 'POST', headers, body: form });
        return answer.status;
      },
      { fields, picture: onePixel },
    );
    expect(status).toBeLessThan(300);
  }
}

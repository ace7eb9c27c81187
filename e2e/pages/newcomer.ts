import type { Page } from '@playwright/test';

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export const picture = {
  name: 'face.png',
  mimeType: 'image/png',
  buffer: Buffer.from(onePixel, 'base64'),
};

export const notPicture = {
  name: 'notes.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('not a picture'),
};

export const largePicture = {
  name: 'large.png',
  mimeType: 'image/png',
  buffer: Buffer.alloc(6 * 1024 * 1024),
};

export const newcomer = {
  Username: 'wanda',
  'First name': 'Wanda',
  'Last name': 'Vogel',
  'E-mail': 'wanda@mail.example',
  Password: 'Password1',
};

export class SignUpScreen {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async fill(changes: Partial<typeof newcomer> = {}) {
    await this.page.getByLabel('Avatar').setInputFiles(picture);
    for (const [label, text] of Object.entries({ ...newcomer, ...changes })) {
      await this.page.getByLabel(label, { exact: true }).fill(text);
    }
  }

  async create() {
    await this.page.getByRole('button', { name: 'Create', exact: true }).click();
  }
}

import { expect, type Page } from '@playwright/test';
import type { Site } from './Site';
import { xsrfHeaders } from './xsrf';

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

type Written = { title: string; url: string; blocks: readonly object[] };

/** A post as a reader has it before them. */
export class PostScreen {
  readonly page: Page;
  readonly site: Site;

  constructor(site: Site) {
    this.site = site;
    this.page = site.page;
  }

  /** Opens the newest post of the hub; answers its address. */
  async openNewest() {
    await this.site.open('/posts');
    await this.page.getByRole('main').getByRole('article').first().getByRole('link').click();
    await expect(this.page).toHaveURL(/\/posts\/.+/);
    await expect(this.page.getByRole('heading', { name: 'Comments' })).toBeVisible();
    return new URL(this.page.url()).pathname;
  }

  /** Writes a post over the API as whoever is signed in, and opens it. */
  async write(post: Written) {
    const status = await this.page.evaluate(
      async ({ title, url, blocks, picture, headers }) => {
        const bytes = Uint8Array.from(atob(picture), (char) => char.codePointAt(0) ?? 0);
        const form = new FormData();
        form.append('title', title);
        form.append('url', url);
        form.append('content', JSON.stringify({ time: 1, blocks, version: '2.31.7' }));
        form.append('tags', JSON.stringify(['gallery']));
        form.append('seoKeywords', 'block gallery, e2e');
        form.append('metaDescription', 'Written for a journey.');
        form.append('postImage', new File([bytes], 'cover.png', { type: 'image/png' }));
        const answer = await fetch('/api/v1/blogs/create', {
          method: 'POST',
          body: form,
          headers,
        });
        return answer.status;
      },
      { ...post, picture: onePixel, headers: await xsrfHeaders(this.page) },
    );
    expect(status).toBeLessThan(300);
    await this.site.open(`/posts/${post.url}`);
    await expect(this.page.getByRole('heading', { level: 1, name: post.title })).toBeVisible();
  }

  get commentBox() {
    return this.page.getByPlaceholder('Your comment here');
  }

  /** The row of a comment by its words. */
  comment(text: string) {
    return this.page.getByRole('listitem').filter({ hasText: text });
  }

  button(name: string) {
    return this.page.getByRole('button', { name, exact: true });
  }
}

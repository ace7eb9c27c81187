import { expect, type Page } from '@playwright/test';
import { type Block, createPost } from './api';
import type { Site } from './Site';

/** A post of the demo community. */
export const samplePost = '/posts/three-bins-and-a-thermometer-making-hot-compost';

/** The page of one post, as a reader sees it. */
export class PostScreen {
  readonly page: Page;
  readonly site: Site;

  constructor(site: Site) {
    this.site = site;
    this.page = site.page;
  }

  /** Goes to the newest post of the list, without loading the site again. Returns its path. */
  async goToNewest() {
    await this.site.navigate('/posts');
    await expect(this.page.getByRole('heading', { level: 1, name: 'All Posts' })).toBeVisible();
    await this.page.getByRole('main').getByRole('article').first().getByRole('link').click();
    await expect(this.page).toHaveURL(/\/posts\/.+/);
    await expect(this.page.getByRole('heading', { name: 'Comments' })).toBeVisible();
    return new URL(this.page.url()).pathname;
  }

  /** Creates a post over the API as the signed-in author, and opens it without loading the site again. */
  async create(post: { title: string; url: string; blocks: readonly Block[] }) {
    const { title, url, blocks } = post;
    await createPost(this.page, { title, url, document: { time: 1, blocks, version: '2.31.7' } });
    await this.site.navigate(`/posts/${url}`);
    await expect(this.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }

  get commentBox() {
    return this.page.getByPlaceholder('Your comment here');
  }

  comment(text: string) {
    return this.page.getByRole('listitem').filter({ hasText: text });
  }

  button(name: string) {
    return this.page.getByRole('button', { name, exact: true });
  }
}

import { expect, test } from 'vitest';
import { buildCommentRow } from '@/testing/buildComment';
import { createRenderedSite } from '@/testing/renderedSite';

const numbered = (nth: number) => `Comment ${nth}`;

/** Renders a post with so many comments, of which every second one answers the one before. */
async function renderWith(count: number, textOf = numbered) {
  const { mockApi, renderPage } = createRenderedSite();
  const { data } = mockApi;
  const [post] = (await data.posts.latest({ skip: 30, take: 1 })).rows;
  const postId = post?.id ?? '';
  const before = await data.comments.ofPost({ postId, skip: 0, take: 200 });
  for (const { id } of before.rows) await data.comments.remove(id, 'user-admin');
  for (let nth = 10_001; nth <= 10_000 + count; nth += 1) {
    const times = { createdAt: nth, updatedAt: nth };
    const text = textOf(nth);
    const row = buildCommentRow({ id: `x${nth}`, postId, authorId: 'user-admin', text, ...times });
    const parentId = nth % 2 === 0 ? `x${nth - 1}` : null;
    await data.comments.insert({ ...row, parentId });
  }
  const { html } = await renderPage(`/posts/${post?.url}`);
  const page = new DOMParser().parseFromString(html, 'text/html');
  const structured = [...page.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => textContent,
  );
  return {
    html,
    bytes: html.length,
    nodes: page.querySelectorAll('*').length,
    rows: page.querySelectorAll('li[id^="comment-"]').length,
    named: structured.join('').split('"@type":"Comment"').length - 1,
  };
}

test('the page of a post with 2,000 comments is as large as one with 42', async () => {
  // A page of threads, and one more.
  const few = await renderWith(42);
  const many = await renderWith(2_000);
  expect(few).toMatchObject({ rows: 40, named: 40 });
  // Only the numbers can be longer.
  expect({ ...many, bytes: 0, html: '' }).toEqual({ ...few, bytes: 0, html: '' });
  expect(Math.abs(many.bytes - few.bytes)).toBeLessThan(200);
});

test('of long comments a page has the first ones: the reader gets the others on request', async () => {
  const { html, bytes, rows } = await renderWith(40, () => `@admin ${'*a* '.repeat(1248)}`.trim());
  expect(rows).toBe(8);
  expect(bytes).toBeLessThan(400_000);
  expect(html).toContain('Show more');
});

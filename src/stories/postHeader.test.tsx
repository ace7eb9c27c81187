import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '@/testing/renderApp';

async function openPost(title: string) {
  const app = await renderApp({ path: '/about' });
  const { rows } = await app.mockApi.data.posts.latest({ skip: 0, take: 1 });
  const [post] = rows;
  if (!post) throw new Error('There is no post.');
  await app.mockApi.data.posts.update(post.id, { title, updatedAt: post.updatedAt }, post.authorId);
  await app.router.navigate(`/posts/${post.url}`);
  return screen.findByRole('heading', { level: 1, name: title });
}

/** The text that decides the direction of an element with `dir="auto"`. */
function decidingText(element: Element) {
  const copy = element.cloneNode(true);
  if (!(copy instanceof Element)) throw new Error('The copy is not an element.');
  for (const skipped of copy.querySelectorAll('[dir], bdi')) skipped.remove();
  return copy.textContent.trim();
}

test('the author line and the topics of a post have the direction of its title', async () => {
  const heading = await openPost('خبز الشعير');
  const header = heading.closest('header');
  expect(header).toHaveAttribute('dir', 'auto');
  if (!header) throw new Error('The title is not in a header.');
  expect(decidingText(header)).toMatch(/^خبز الشعير/);
  expect(within(header).getByText(/min read/)).toHaveAttribute('dir', 'ltr');
});

test('the topics of a post follow its title', async () => {
  const heading = await openPost('Bread');
  const topics = screen.getByRole('list', { name: 'Tags' });
  expect(heading.compareDocumentPosition(topics)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test.each([
  [48, 'post-title'],
  [100, 'post-title-long'],
  [300, 'post-title-very-long'],
])('a title of %i characters is smaller the longer it is', async (length, size) => {
  const heading = await openPost(
    'word '
      .repeat(length / 4)
      .slice(0, length - 1)
      .trim(),
  );
  expect(heading).toHaveClass(size);
});

import { postTexts } from '@contract/texts/postTexts';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { NoPosts } from './NoPosts';

test.each([
  { list: 'no posts', term: '', page: 0, name: 'Write the first one', to: '/create' },
  { list: 'no results', term: 'soil', page: 0, name: 'Show all posts', to: '/posts' },
  { list: 'after the last page', term: '', page: 7, name: 'Show all posts', to: '/posts' },
])('$list: it says what to do next', ({ term, page, name, to }) => {
  render(
    <MemoryRouter>
      <NoPosts query={{ term, page }} topics={[]} />
    </MemoryRouter>,
  );
  expect(screen.getByText(postTexts.none)).toBeVisible();
  expect(screen.getAllByRole('link')).toEqual([screen.getByRole('link', { name })]);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', to);
});

test('a search without results suggests three topics', () => {
  render(
    <MemoryRouter>
      <NoPosts query={{ term: 'soil', page: 0 }} topics={['bread', 'trains', 'stars', 'wood']} />
    </MemoryRouter>,
  );
  const list = screen.getByRole('list', { name: 'Try one of these topics:' });
  expect(list).toHaveTextContent(/^breadtrainsstars$/);
});

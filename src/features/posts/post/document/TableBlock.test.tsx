import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderDocument } from './testing/renderDocument';

const row = ['Mineral', 'Hardness', 'Colour', 'Where', 'When', 'Who'];

test('a table scrolls in a box that has a name and takes the focus', () => {
  renderDocument({ type: 'table', data: { content: [row, row], caption: 'Minerals' } });
  const box = screen.getByRole('region', { name: 'Minerals' });
  expect(box).toHaveAttribute('tabindex', '0');
  expect(within(box).getByRole('table', { name: 'Minerals' })).toBeVisible();
});

test('the caption stays in the column of text', () => {
  renderDocument({ type: 'table', data: { content: [row], caption: 'Minerals' } });
  const figure = screen.getByRole('figure');
  expect(figure).toHaveClass('post-table-figure');
  const caption = figure.querySelector('figcaption');
  expect(caption).toHaveTextContent('Minerals');
  expect(caption?.parentElement).toBe(figure);
});

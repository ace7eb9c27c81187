import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderDocumentAt } from './testing/renderDocument';

const heading = { type: 'header', data: { text: 'On bread', level: 2 } };

test('the page scrolls to the heading named in the URL', () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  renderDocumentAt('/posts/bread#section-on-bread', heading);
  expect(scroll.mock.contexts).toEqual([screen.getByRole('heading', { name: 'On bread' })]);
});

test('a hash that is not valid percent-encoding is ignored', () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  renderDocumentAt('/posts/bread#100%', heading);
  expect(screen.getByRole('heading', { name: 'On bread' })).toBeVisible();
  expect(scroll).not.toHaveBeenCalled();
});

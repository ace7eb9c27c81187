import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Hero } from './Hero';

/** The text without what the class hides. */
function textWithout(hidden: string) {
  const text = screen.getByText(/has many authors/).cloneNode(true);
  if (!(text instanceof HTMLElement)) throw new Error('The text is not an element.');
  text.querySelector(`.${CSS.escape(hidden)}`)?.remove();
  return text.textContent.trim();
}

test('the text beside the headline is a whole sentence, on phones too', () => {
  render(<Hero onCreate={() => undefined} />, { wrapper: MemoryRouter });
  const end = 'has many authors: read their posts, follow them, and write your own.';
  expect(textWithout('max-md:hidden')).toBe(`Commonplace ${end}`);
  expect(textWithout('md:hidden')).toMatch(
    new RegExp(`^People once wrote .* commonplace book\\. This one +${end}$`),
  );
});

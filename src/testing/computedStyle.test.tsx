import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

test('elements that a browser does not render are hidden from queries by role', () => {
  render(
    <>
      <button type="button">Shown</button>
      <button type="button" hidden>
        Hidden attribute
      </button>
      <div style={{ display: 'none' }}>
        <button type="button">Inside display none</button>
      </div>
      <div style={{ visibility: 'hidden' }}>
        <button type="button">Inside hidden visibility</button>
      </div>
      <dialog>
        <button type="button">Inside a closed dialog</button>
      </dialog>
      <dialog open>
        <button type="button">Inside an open dialog</button>
      </dialog>
    </>,
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Shown',
    'Inside an open dialog',
  ]);
});

test('accessible names separate block elements, but not inline elements', () => {
  render(
    <button type="button">
      <span>in</span>
      <span>line</span>
      <div>block</div>
    </button>,
  );
  expect(screen.getByRole('button')).toHaveAccessibleName('inline block');
});

test('other properties are computed by jsdom', () => {
  render(<p style={{ opacity: 0.5 }}>Half</p>);
  const style = window.getComputedStyle(screen.getByText('Half'));
  expect(style.opacity).toBe('0.5');
  expect(style.getPropertyValue('opacity')).toBe('0.5');
  expect(style.getPropertyValue('display')).toBe('block');
});

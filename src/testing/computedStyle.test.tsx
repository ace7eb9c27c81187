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

test('hidden pictures in a button are no part of its name', () => {
  render(
    <button type="button">
      <svg style={{ display: 'none' }}>
        <title>Hidden</title>
      </svg>
      Shown
    </button>,
  );
  expect(screen.getByRole('button')).toHaveAccessibleName('Shown');
});

test('an element without opacity is not visible', () => {
  render(<p style={{ opacity: 0 }}>Clear</p>);
  expect(screen.getByText('Clear')).not.toBeVisible();
});

test('other properties are computed by jsdom', () => {
  render(<p style={{ position: 'fixed' }}>Fixed</p>);
  const style = window.getComputedStyle(screen.getByText('Fixed'));
  expect(style.position).toBe('fixed');
  expect(style.getPropertyValue('position')).toBe('fixed');
  expect(style.getPropertyValue('display')).toBe('block');
});

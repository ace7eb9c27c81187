import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SearchBox } from './SearchBox';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const box = () => screen.getByRole('searchbox', { name: 'Search' });
const type = (value: string) => fireEvent.change(box(), { target: { value } });
function advance(time: number) {
  act(() => {
    vi.advanceTimersByTime(time);
  });
}

test('searches once, after a pause of 1200 ms in typing', () => {
  const onSearch = vi.fn();
  render(<SearchBox term="" onSearch={onSearch} />);
  type('br');
  advance(1199);
  type('bread');
  advance(1199);
  expect(onSearch).not.toHaveBeenCalled();
  advance(1);
  expect(onSearch.mock.calls).toEqual([['bread']]);
});

test('submitting searches at once, and the pause does not search again', () => {
  const onSearch = vi.fn();
  render(<SearchBox term="" onSearch={onSearch} />);
  type(' bread ');
  fireEvent.submit(screen.getByRole('search', { name: 'Search' }));
  advance(5000);
  expect(onSearch.mock.calls).toEqual([['bread']]);
});

test('emptying the box ends the search', () => {
  const onSearch = vi.fn();
  render(<SearchBox term="bread" onSearch={onSearch} />);
  type('');
  advance(1200);
  expect(onSearch.mock.calls).toEqual([['']]);
});

test('shows a term that was changed from outside, for example by going back', () => {
  const { rerender } = render(<SearchBox term="bread" onSearch={vi.fn()} />);
  rerender(<SearchBox term="soil" onSearch={vi.fn()} />);
  expect(box()).toHaveValue('soil');
});

test('keeps text that is typed while a search is running', () => {
  const onSearch = vi.fn();
  const { rerender } = render(<SearchBox term="" onSearch={onSearch} />);
  type('bread');
  advance(1200);
  type('bread and butter');
  rerender(<SearchBox term="bread" onSearch={onSearch} />);
  expect(box()).toHaveValue('bread and butter');
  advance(1200);
  expect(onSearch).toHaveBeenLastCalledWith('bread and butter');
});

test('does not search after leaving the page', () => {
  const onSearch = vi.fn();
  const { unmount } = render(<SearchBox term="" onSearch={onSearch} />);
  type('bread');
  unmount();
  advance(5000);
  expect(onSearch).not.toHaveBeenCalled();
});

test('clearing shows the whole list at once and keeps the focus in the field', () => {
  const onSearch = vi.fn();
  render(<SearchBox term="bread" onSearch={onSearch} />);
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(box()).toHaveValue('');
  expect(box()).toHaveFocus();
  advance(5000);
  expect(onSearch.mock.calls).toEqual([['']]);
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
});

test('clearing text that was not searched for searches nothing', () => {
  const onSearch = vi.fn();
  render(<SearchBox term="" onSearch={onSearch} />);
  type('bread');
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  advance(5000);
  expect(onSearch).not.toHaveBeenCalled();
});

test('the slash key focuses the field', () => {
  render(<SearchBox term="" onSearch={vi.fn()} />);
  expect(fireEvent.keyDown(document.body, { key: '/' })).toBe(false);
  expect(box()).toHaveFocus();
});

test.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }])(
  'a shortcut of the browser with the slash key keeps its meaning: %j',
  (modifier) => {
    render(<SearchBox term="" onSearch={vi.fn()} />);
    expect(fireEvent.keyDown(document.body, { key: '/', ...modifier })).toBe(true);
    expect(box()).not.toHaveFocus();
  },
);

test('a slash that is written into another field, or with an open dialog, stays there', () => {
  const { rerender } = render(
    <>
      <SearchBox term="" onSearch={vi.fn()} />
      <textarea aria-label="Comment" />
    </>,
  );
  const other = screen.getByRole('textbox', { name: 'Comment' });
  other.focus();
  expect(fireEvent.keyDown(other, { key: '/' })).toBe(true);
  expect(other).toHaveFocus();
  rerender(
    <>
      <SearchBox term="" onSearch={vi.fn()} />
      <dialog open />
    </>,
  );
  expect(fireEvent.keyDown(document.body, { key: '/' })).toBe(true);
  expect(box()).not.toHaveFocus();
});

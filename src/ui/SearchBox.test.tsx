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
function pass(time: number) {
  act(() => {
    vi.advanceTimersByTime(time);
  });
}

test('the search runs by itself after 1200 ms of quiet, once', () => {
  const onSearch = vi.fn();
  render(<SearchBox term="" onSearch={onSearch} />);
  type('br');
  pass(1199);
  type('bread');
  pass(1199);
  expect(onSearch).not.toHaveBeenCalled();
  pass(1);
  expect(onSearch.mock.calls).toEqual([['bread']]);
});

test('submitting searches at once, and the pause adds no second search', () => {
  const onSearch = vi.fn();
  render(<SearchBox term="" onSearch={onSearch} />);
  type(' bread ');
  fireEvent.submit(screen.getByRole('search', { name: 'Search' }));
  pass(5000);
  expect(onSearch.mock.calls).toEqual([['bread']]);
});

test('emptying the box leaves the search', () => {
  const onSearch = vi.fn();
  render(<SearchBox term="bread" onSearch={onSearch} />);
  type('');
  pass(1200);
  expect(onSearch.mock.calls).toEqual([['']]);
});

test('a term that comes from going back is shown', () => {
  const { rerender } = render(<SearchBox term="bread" onSearch={vi.fn()} />);
  rerender(<SearchBox term="soil" onSearch={vi.fn()} />);
  expect(box()).toHaveValue('soil');
});

test('what is typed while the search is under way stays', () => {
  const onSearch = vi.fn();
  const { rerender } = render(<SearchBox term="" onSearch={onSearch} />);
  type('bread');
  pass(1200);
  type('bread and butter');
  rerender(<SearchBox term="bread" onSearch={onSearch} />);
  expect(box()).toHaveValue('bread and butter');
  pass(1200);
  expect(onSearch).toHaveBeenLastCalledWith('bread and butter');
});

test('who leaves the page before the pause has ended searches for nothing', () => {
  const onSearch = vi.fn();
  const { unmount } = render(<SearchBox term="" onSearch={onSearch} />);
  type('bread');
  unmount();
  pass(5000);
  expect(onSearch).not.toHaveBeenCalled();
});

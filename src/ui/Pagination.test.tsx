import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { expectAvailable, expectUnavailable } from '@/testing/availability';
import { Pagination } from './Pagination';

const previous = () => screen.getByRole('button', { name: 'Previous page' });
const next = () => screen.getByRole('button', { name: 'Next page' });

test('the first page is page 1 and has no previous page', () => {
  render(<Pagination page={0} count={20} areMore onPage={vi.fn()} />);
  expect(screen.getByText('Page 1')).toBeVisible();
  expectUnavailable(previous());
  expectAvailable(next());
});

test('the last page has no next page', () => {
  render(<Pagination page={3} count={20} areMore={false} onPage={vi.fn()} />);
  expect(screen.getByText('Page 4')).toBeVisible();
  expectAvailable(previous());
  expectUnavailable(next());
});

test('the buttons go one page back and forward', async () => {
  const onPage = vi.fn();
  render(<Pagination page={3} count={20} areMore onPage={onPage} />);
  await userEvent.click(previous());
  await userEvent.click(next());
  expect(onPage.mock.calls).toEqual([[2], [4]]);
});

test('the heading of the page has the focus after a press', async () => {
  const { rerender } = render(
    <main>
      <h1>All Posts</h1>
      <Pagination page={0} count={20} areMore onPage={vi.fn()} />
    </main>,
  );
  await userEvent.click(next());
  rerender(
    <main>
      <h1>All Posts</h1>
    </main>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('a list of one page is page 1 without another page', () => {
  render(<Pagination page={0} count={1} areMore={false} onPage={vi.fn()} />);
  expect(screen.getByText('Page 1')).toBeVisible();
  expectUnavailable(previous());
  expectUnavailable(next());
});

test('an empty list has no pagination', () => {
  const { container } = render(<Pagination page={0} count={0} areMore={false} onPage={vi.fn()} />);
  expect(container).toBeEmptyDOMElement();
});

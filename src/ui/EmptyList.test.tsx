import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { EmptyList } from './EmptyList';

test('an empty first page says what to do, a later page leads to the first one', async () => {
  const onPage = vi.fn();
  const list = (page: number) => (
    <EmptyList icon="letter" page={page} onPage={onPage}>
      <p>All letters are sent.</p>
    </EmptyList>
  );
  const { rerender } = render(list(0));
  expect(screen.getByText('All letters are sent.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  rerender(list(3));
  expect(screen.queryByText('All letters are sent.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show the first page' }));
  expect(onPage).toHaveBeenCalledExactlyOnceWith(0);
});

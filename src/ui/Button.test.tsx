import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Button } from './Button';
import { IconButton } from './IconButton';

test.each([
  [
    'Button',
    <Button type="submit" busy key="">
      Send
    </Button>,
  ],
  ['IconButton', <IconButton type="submit" isInactive key="" icon="search" label="Send" />],
])('an inactive %s keeps the focus and does not submit its form', (_, button) => {
  const handleSubmit = vi.fn((event: Event) => event.preventDefault());
  const { container } = render(<form>{button}</form>);
  container.addEventListener('submit', handleSubmit);
  const control = screen.getByRole('button', { name: 'Send' });
  expect(control).toHaveAttribute('aria-disabled', 'true');
  expect(control).not.toHaveAttribute('disabled');
  control.focus();
  expect(control).toHaveFocus();
  act(() => control.click());
  expect(handleSubmit).not.toHaveBeenCalled();
});

test('a button acts on each press, but once in a task', async () => {
  const handleClick = vi.fn();
  render(<Button onClick={handleClick}>Send</Button>);
  const button = screen.getByRole('button', { name: 'Send' });
  act(() => {
    button.click();
    button.click();
  });
  expect(handleClick).toHaveBeenCalledTimes(1);
  await act(async () => Promise.resolve());
  act(() => button.click());
  expect(handleClick).toHaveBeenCalledTimes(2);
});

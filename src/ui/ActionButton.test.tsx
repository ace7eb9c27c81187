import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ActionButton } from './ActionButton';

test('two presses run the action once, and the button is busy until it has ended', async () => {
  const ends: (() => void)[] = [];
  const run = async () =>
    new Promise<void>((resolve) => {
      ends.push(resolve);
    });
  render(<ActionButton onPress={run}>Send</ActionButton>);
  const button = screen.getByRole('button', { name: 'Send' });
  act(() => {
    fireEvent.click(button);
    fireEvent.click(button);
  });
  expect(ends).toHaveLength(1);
  expect(button).toHaveAttribute('aria-busy', 'true');
  await act(async () => ends[0]?.());
  expect(button).not.toHaveAttribute('aria-busy');
  fireEvent.click(button);
  expect(ends).toHaveLength(2);
  await act(async () => ends[1]?.());
});

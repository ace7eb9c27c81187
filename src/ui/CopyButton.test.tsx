import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notify } from '@/lib/notify';
import { CopyButton } from './CopyButton';

const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
});

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'clipboard');
});

async function clickCopy() {
  render(<CopyButton text="https://site.example/posts/bread" label="Copy link" />);
  await act(async () => {
    fireEvent.click(screen.getByRole('button'));
    await Promise.resolve();
  });
}

test('copies the text and says so for 2 seconds', async () => {
  writeText.mockResolvedValue();
  await clickCopy();
  expect(writeText).toHaveBeenCalledWith('https://site.example/posts/bread');
  expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
  act(() => {
    vi.advanceTimersByTime(2000);
  });
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeVisible();
});

test('shows an error if the browser refuses', async () => {
  const error = vi.spyOn(notify, 'error').mockReturnValue();
  writeText.mockRejectedValue(new DOMException('Denied', 'NotAllowedError'));
  await clickCopy();
  expect(error).toHaveBeenCalledWith(expect.stringContaining('did not allow copying'));
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeVisible();
});

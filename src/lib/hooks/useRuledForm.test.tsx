import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useRuledForm } from './useRuledForm';

function NameForm({ onSubmit }: { onSubmit: () => Promise<void> }) {
  const { form } = useRuledForm({ initial: { name: 'Ada' }, rules: [], onSubmit });
  return <form {...form} aria-label="Name" />;
}

test('a form that Enter submits twice in a task is sent once, and again after that has ended', async () => {
  let end = () => {};
  const onSubmit = vi.fn<() => Promise<void>>(
    () =>
      new Promise((resolve) => {
        end = resolve;
      }),
  );
  render(<NameForm onSubmit={onSubmit} />);
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Name' });
  act(() => {
    form.requestSubmit();
    form.requestSubmit();
  });
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await act(async () => end());
  act(() => form.requestSubmit());
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

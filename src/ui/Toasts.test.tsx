import { limits } from '@contract/limits';
import { act, render, within } from '@testing-library/react';
import { toast } from 'react-hot-toast';
import { expect, test } from 'vitest';
import { Toasts } from './Toasts';

test('at most three toasts are shown, the newest ones', () => {
  const statusRegion = document.body.appendChild(document.createElement('div'));
  render(<Toasts statusRegion={statusRegion} alertRegion={null} onSignIn={() => undefined} />);
  const count = limits.toast.most + 3;
  act(() => {
    for (let number = 1; number <= count; number += 1) {
      toast.success(`Toast ${number}.`, { duration: Infinity });
    }
  });
  const announced = within(statusRegion).getAllByText(/^Toast/);
  expect(announced).toHaveLength(limits.toast.most);
  expect(announced[0]).toHaveTextContent(`Toast ${count}.`);
});

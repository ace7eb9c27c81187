import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { PasswordField } from './PasswordField';

const field = () => screen.getByLabelText('Password');

test('the characters can be shown and hidden again', async () => {
  render(<PasswordField label="Password" />);
  expect(field()).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show characters' }));
  expect(field()).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide characters' }));
  expect(field()).toHaveAttribute('type', 'password');
});

test('Caps Lock is announced while the field has focus', async () => {
  render(<PasswordField label="Password" hint="At least 8 characters." />);
  await userEvent.click(field());
  fireEvent.keyDown(field(), { key: 'A', modifierCapsLock: true });
  expect(field()).toHaveAccessibleDescription('At least 8 characters. Caps Lock is on.');
  fireEvent.keyUp(field(), { key: 'CapsLock', modifierCapsLock: false });
  expect(field()).toHaveAccessibleDescription('At least 8 characters.');
  fireEvent.keyDown(field(), { key: 'A', modifierCapsLock: true });
  await userEvent.tab();
  expect(screen.queryByText('Caps Lock is on.')).toBeNull();
});

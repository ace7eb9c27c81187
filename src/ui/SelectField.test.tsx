import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SelectField } from './SelectField';

const options = [
  { value: 'new', name: 'New accounts' },
  { value: 'all', name: 'Everybody' },
] as const;

test('has its label, hint and error, and reports what is chosen', async () => {
  const onChange = vi.fn();
  render(
    <SelectField
      label="Who waits"
      hint="Comments only"
      error="It was not saved."
      value="new"
      options={options}
      onChange={onChange}
    />,
  );
  const field = screen.getByRole('combobox', { name: 'Who waits' });
  expect(field).toHaveValue('new');
  expect(field).toHaveAccessibleDescription('It was not saved. Comments only');
  expect(field).toBeInvalid();
  await userEvent.selectOptions(field, 'Everybody');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('all');
});

test('a hidden label still names it', () => {
  render(
    <SelectField
      label="Role"
      isLabelHidden
      value="all"
      options={options}
      onChange={() => undefined}
    />,
  );
  expect(screen.getByRole('combobox', { name: 'Role' })).toHaveValue('all');
  expect(screen.getByText('Role')).toHaveClass('sr-only');
});

import { limits } from '@contract/limits';
import { readyReasons } from '@contract/texts/readyReasons';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { enterText } from '@/testing/enterText';
import { ReasonField } from './ReasonField';

const [first, second] = readyReasons;

function Form() {
  const [reason, setReason] = useState('');
  return <ReasonField value={reason} error={null} onChange={setReason} />;
}

function openForm() {
  const user = userEvent.setup();
  render(<Form />);
  const ready = within(screen.getByRole('group', { name: 'Suggestions' }));
  const choose = async (name: string) => user.click(ready.getByRole('button', { name }));
  return { user, ready, choose, field: screen.getByLabelText('Reason') };
}

test('a ready reason fills the field, and another one replaces it', async () => {
  const { ready, choose, field } = openForm();
  await choose(first);
  expect(field).toHaveValue(first);
  await choose(second);
  expect(field).toHaveValue(second);
  expect(ready.getByRole('button', { name: second, pressed: true })).toBeVisible();
  expect(ready.getByRole('button', { name: first, pressed: false })).toBeVisible();
});

test('a ready reason can be edited, and is added to own words', async () => {
  const { user, choose, field } = openForm();
  await choose(first);
  await enterText(user, field, ' Three times.');
  await choose(second);
  expect(field).toHaveValue(`${first} Three times. ${second}`);
});

test('a ready reason makes no reason too long', async () => {
  const { user, choose, field } = openForm();
  await enterText(user, field, 'x'.repeat(limits.longest.reason - 2));
  await choose(first);
  expect(field).toHaveValue(`${'x'.repeat(limits.longest.reason - 2)} ${first[0]}`);
});

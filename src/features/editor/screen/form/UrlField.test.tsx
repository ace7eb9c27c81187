import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { UrlField } from './UrlField';

function Form({ typed, isFixed }: { typed: string; isFixed: boolean }) {
  const [url, setUrl] = useState(typed);
  const state = { isFixed, followsTitle: false, isTaken: false, error: null };
  return <UrlField url={url} {...state} onChange={setUrl} />;
}

const open = (typed: string, isFixed = false) => {
  render(<Form typed={typed} isFixed={isFixed} />);
  return userEvent.setup({ delay: null });
};

const field = () => screen.getByLabelText('Post URL');

test('a writer reads the address that the post will have', () => {
  open('Forty winters');
  expect(field()).toHaveValue('Forty winters');
  const address = `${window.location.origin}/posts/Forty-winters`;
  expect(field()).toHaveAccessibleDescription(expect.stringContaining(address));
});

test('the clean form of what was typed is offered with one button', async () => {
  const user = open('Forty Winters: apples in a cellar!');
  await user.click(screen.getByRole('button', { name: 'Use “forty-winters-apples-in-a-cellar”' }));
  expect(field()).toHaveValue('forty-winters-apples-in-a-cellar');
  expect(field()).toHaveFocus();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['a clean address', 'forty-winters', false],
  ['an address of another script', 'зима-в-саду', false],
  ['an address without letters', '!?', false],
  ['an address that can’t be changed', 'Forty-Winters!', true],
])('nothing is offered for %s', (_, typed, isFixed) => {
  open(typed, isFixed);
  expect(screen.queryByRole('button')).toBeNull();
});

import { limits } from '@contract/limits';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { TagsField } from './TagsField';

function Form() {
  const [value, setValue] = useState({ tags: ['bread'] as readonly string[], typed: '' });
  return (
    <TagsField
      {...value}
      error={null}
      onChange={(tags, typed) => setValue({ tags, typed })}
      onFull={() => undefined}
    />
  );
}

const input = () => screen.getByLabelText('Tags');
const tags = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const type = (value: string) => fireEvent.change(input(), { target: { value } });
const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  render(<Form />);
});

test('a tag is added after a pause in typing', async () => {
  type('rye');
  await wait(limits.searchPause - 1);
  type('rye flour');
  await wait(limits.searchPause - 1);
  expect(tags()).toEqual(['bread']);
  await wait(1);
  expect(tags()).toEqual(['bread', 'rye flour']);
  expect(input()).toHaveValue('');
});

test('a pause while characters are composed adds nothing', async () => {
  fireEvent.compositionStart(input());
  type('パ');
  await wait(2 * limits.searchPause);
  expect(tags()).toEqual(['bread']);
  fireEvent.compositionEnd(input());
  await wait(limits.searchPause);
  expect(tags()).toEqual(['bread', 'パ']);
});

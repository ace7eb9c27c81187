import { limits } from '@contract/limits';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { TagsField } from './TagsField';

const onFull = vi.fn<() => void>();

const bread: readonly string[] = ['bread'];

function Form({ given = bread }: { given?: readonly string[] }) {
  const [value, setValue] = useState({ tags: given, typed: '' });
  return (
    <TagsField
      {...value}
      error={null}
      onChange={(tags, typed) => setValue({ tags, typed })}
      onFull={onFull}
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
  onFull.mockReset();
});

test('a tag is added after a pause in typing', async () => {
  render(<Form />);
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
  render(<Form />);
  fireEvent.compositionStart(input());
  type('パ');
  await wait(2 * limits.searchPause);
  expect(tags()).toEqual(['bread']);
  fireEvent.compositionEnd(input());
  await wait(limits.searchPause);
  expect(tags()).toEqual(['bread', 'パ']);
});

test('a thirteenth tag is reported once and stays in the field', async () => {
  const twelve = Array.from({ length: limits.tagsPerPost }, (_, at) => `tag ${at + 1}`);
  render(<Form given={twelve} />);
  type('one more');
  await wait(3 * limits.searchPause);
  expect(onFull).toHaveBeenCalledTimes(1);
  expect(tags()).toEqual(twelve);
  expect(input()).toHaveValue('one more');
});

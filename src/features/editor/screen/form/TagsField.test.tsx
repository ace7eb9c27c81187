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

test('a space after the pause continues the tag that it added', async () => {
  render(<Form />);
  type('sourdough');
  await wait(limits.searchPause);
  type(' ');
  await wait(3 * limits.searchPause);
  expect(input()).toHaveValue('sourdough ');
  type('sourdough starter');
  await wait(limits.searchPause);
  expect(tags()).toEqual(['bread', 'sourdough starter']);
});

test('a space continues no tag that a comma has ended, nor one that something was typed after', async () => {
  render(<Form />);
  type('rye');
  fireEvent.keyDown(input(), { key: ',' });
  type(' ');
  expect(tags()).toEqual(['bread', 'rye']);
  type('oats');
  await wait(limits.searchPause);
  type('x');
  type('');
  type(' spelt');
  await wait(limits.searchPause);
  expect(tags()).toEqual(['bread', 'rye', 'oats', 'spelt']);
});

test('Backspace in the empty field takes the last tag back as text', async () => {
  render(<Form given={['bread', 'ryr']} />);
  fireEvent.keyDown(input(), { key: 'Backspace' });
  await wait(3 * limits.searchPause);
  expect(input()).toHaveValue('ryr');
  expect(tags()).toEqual(['bread']);
  type('rye');
  await wait(limits.searchPause);
  expect(tags()).toEqual(['bread', 'rye']);
});

test('a tag that was taken back is kept when the field is left', () => {
  render(<Form given={['bread', 'rye']} />);
  fireEvent.keyDown(input(), { key: 'Backspace' });
  fireEvent.blur(input());
  expect(tags()).toEqual(['bread', 'rye']);
});

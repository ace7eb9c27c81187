import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { pngFile } from '@/testing/pictures';
import { PicturePicker } from './PicturePicker';

function Picker() {
  const [file, setFile] = useState<File | null>(null);
  return (
    <PicturePicker
      label="Avatar"
      name="avatar"
      file={file}
      types={['image/png']}
      hint="A png image."
      onChoose={setFile}
      preview={<p>{file ? file.name : 'No picture'}</p>}
    />
  );
}

const input = () => screen.getByLabelText<HTMLInputElement>('Avatar');

test('a file can be chosen and removed', async () => {
  render(<Picker />);
  const file = pngFile();
  await userEvent.upload(input(), file);
  expect(screen.getByText(file.name)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove picture' }));
  expect(screen.getByText('No picture')).toBeVisible();
  expect(input().value).toBe('');
  expect(input()).toHaveFocus();
});

test('a file can be dropped anywhere in the area', () => {
  render(<Picker />);
  const file = pngFile();
  fireEvent.drop(screen.getByText('No picture'), { dataTransfer: { files: [file] } });
  expect(screen.getByText(file.name)).toBeVisible();
});

test('the browser does not open a dropped file instead of the page', () => {
  render(<Picker />);
  // fireEvent returns false if the default action was prevented.
  expect(fireEvent.dragOver(input())).toBe(false);
  expect(fireEvent.drop(input(), { dataTransfer: { files: [] } })).toBe(false);
  expect(screen.getByText('No picture')).toBeVisible();
});

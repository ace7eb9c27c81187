import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { pngFile } from '@/testing/pictures';
import { PicturePicker } from './PicturePicker';

function Picker() {
  const [file, setFile] = useState<File | null>(null);
  return (
    <PicturePicker
      label="Avatar"
      name="avatar"
      file={file}
      use="avatar"
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

test('a large photo is made smaller, and of two only the last one is chosen', async () => {
  const decoded: ((picture: unknown) => void)[] = [];
  vi.stubGlobal(
    'createImageBitmap',
    () =>
      new Promise((_, reject) => {
        decoded.push(reject);
      }),
  );
  render(<Picker />);
  const drop = (name: string) => {
    const file = new File([new Uint8Array(2_000_000)], name, { type: 'image/png' });
    fireEvent.drop(screen.getByText('No picture'), { dataTransfer: { files: [file] } });
  };
  drop('first.png');
  drop('second.png');
  expect(screen.getByRole('status')).toHaveTextContent('Making the picture smaller…');
  await waitFor(() => expect(decoded).toHaveLength(2));
  for (const end of decoded) end(new Error('Unknown type'));
  expect(await screen.findByText('second.png')).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

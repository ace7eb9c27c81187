import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pngFile } from '@/testing/pictures';
import { PictureField } from './PictureField';

test('a chosen file is judged before the post is sent', () => {
  const field = { shown: '', isOptional: false, error: null, onChoose: () => undefined };
  const { rerender } = render(<PictureField {...field} file={pngFile()} />);
  const input = screen.getByLabelText('Post image');
  expect(input).not.toHaveAttribute('aria-invalid', 'true');
  const moving = new File(['x'], 'moving.gif', { type: 'image/gif' });
  rerender(<PictureField {...field} file={moving} />);
  expect(input).toHaveAccessibleDescription(/Please choose a jpg, jpeg or png image\./);
});

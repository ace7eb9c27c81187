import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UploadProgress } from './UploadProgress';

const bar = () => screen.getByRole('progressbar', { name: 'Upload' });

test('the bar is indeterminate until the browser reports progress', () => {
  const { rerender } = render(<UploadProgress progress={0} onCancel={() => undefined} />);
  expect(bar()).not.toHaveAttribute('aria-valuenow');
  rerender(<UploadProgress progress={0.42} onCancel={() => undefined} />);
  expect(bar()).toHaveAttribute('aria-valuenow', '42');
});

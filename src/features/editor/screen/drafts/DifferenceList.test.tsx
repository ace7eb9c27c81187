import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DifferenceList } from './DifferenceList';

test('each version has the direction of its text', () => {
  const differences = [{ what: 'Title', before: 'Bread', after: 'خبز' }];
  render(<DifferenceList differences={differences} before="Published now" after="Yours" />);
  for (const text of ['Bread', 'خبز']) {
    expect(screen.getByText(text)).toHaveAttribute('dir', 'auto');
  }
});

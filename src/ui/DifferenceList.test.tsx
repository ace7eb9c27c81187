import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DifferenceList } from './DifferenceList';

function show(before: string, after: string) {
  const differences = [{ what: 'Title', before, after }];
  render(<DifferenceList differences={differences} before="Published now" after="Yours" />);
  return screen.getByRole('listitem');
}

test('the changed words of a long text are shown with the words around them', () => {
  const long = 'word '.repeat(200);
  const item = show(`${long}old end`, `${long}new end`);
  expect(item.querySelector('del')).toHaveTextContent(/^old$/);
  expect(item.querySelector('ins')).toHaveTextContent(/^new$/);
  expect(item).toHaveTextContent(/^Title… (word ){8}oldnew end$/);
});

test('the text has the direction of its words', () => {
  expect(show('Bread', 'خبز').querySelector('p')).toHaveAttribute('dir', 'auto');
});

test('the versions are named beside the marks', () => {
  show('a', 'b');
  expect(screen.getByText('Struck out').parentElement).toHaveTextContent('Published now');
  expect(screen.getByText('Underlined').parentElement).toHaveTextContent('Yours');
});

test('of several equal differences each is shown', () => {
  const differences = ['a', 'b'].map(() => ({ what: 'Delimiter added', before: '', after: '' }));
  render(<DifferenceList differences={differences} before="Before" after="After" />);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

test('words that the API has compared are not compared again', () => {
  // Another comparison would find that only "two" changed.
  const differences = [{ what: 'Text', before: 'one two', after: 'one 2', runs: [0, 7, 5] }];
  render(<DifferenceList differences={differences} before="Before" after="After" />);
  const item = within(screen.getByRole('listitem'));
  expect(item.getByRole('deletion')).toHaveTextContent('one two');
  expect(item.getByRole('insertion')).toHaveTextContent('one 2');
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

test('of very many differences the first ones are shown, and all of them on request', async () => {
  const text = 'word '.repeat(100);
  const differences = Array.from({ length: 400 }, () => ({
    what: 'Paragraph',
    before: '',
    after: text,
  }));
  render(<DifferenceList differences={differences} before="Before" after="After" />);
  const list = screen.getByRole('list');
  expect(list.innerHTML.length).toBeLessThan(200_000);
  const shown = list.children.length;
  expect(shown).toBeGreaterThan(100);
  expect(screen.getByText(`${400 - shown} more blocks changed.`)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show all changes' }));
  expect(list.children).toHaveLength(400);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('changes that can not be shown are counted', async () => {
  const text = 'word '.repeat(100);
  const differences = Array.from({ length: 400 }, () => ({
    what: 'Paragraph',
    before: '',
    after: text,
  }));
  render(<DifferenceList differences={differences} more={30} before="Before" after="After" />);
  await userEvent.click(screen.getByRole('button', { name: 'Show more changes' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(400);
  expect(screen.getByText('30 more blocks changed.')).toBeInTheDocument();
});

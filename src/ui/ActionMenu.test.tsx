import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ActionMenu } from './ActionMenu';

const entries = ['Report', 'Hide'].map((label) => ({ label, onSelect: () => undefined }));

function toggled(newState: 'open' | 'closed') {
  return Object.assign(new Event('toggle'), { newState });
}

test('an opened menu has the focus at its first entry', () => {
  render(<ActionMenu icon="more" label="More" entries={entries} />);
  const menu = screen.getByRole('group', { name: 'More' });
  fireEvent(menu, toggled('open'));
  expect(screen.getByRole('button', { name: 'Report' })).toHaveFocus();
});

test('the focus stays at the entry that the keyboard reached before the event', () => {
  render(<ActionMenu icon="more" label="More" entries={entries} />);
  screen.getByRole('button', { name: 'Hide' }).focus();
  fireEvent(screen.getByRole('group', { name: 'More' }), toggled('open'));
  expect(screen.getByRole('button', { name: 'Hide' })).toHaveFocus();
});

test('a closed menu takes no focus', () => {
  render(<ActionMenu icon="more" label="More" entries={entries} />);
  fireEvent(screen.getByRole('group', { name: 'More' }), toggled('closed'));
  expect(document.body).toHaveFocus();
});

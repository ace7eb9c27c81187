import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '@/testing/renderApp';

const path = '/books/reader/on-patience';
const openAs = async (as?: 'author' | 'reader') => {
  const app = await renderApp({ path, ...(as ? { as } : {}) });
  await screen.findByRole('heading', { level: 1, name: 'On patience' });
  return app;
};

test('a member reports a public heading of someone else', async () => {
  const { user, mockApi } = await openAs('author');
  await user.click(screen.getByRole('button', { name: 'Report' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report Heading' }));
  expect(dialog.getByText('On patience')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(await dialog.findByRole('status')).toHaveFocus();
  const { headings, reports, reportSubjects } = mockApi.data.tables;
  const id = headings.rows().find(({ slug }) => slug === 'on-patience')?.id;
  const subject = reportSubjects.rows().find(({ headingId }) => headingId === id);
  const reported = reports.rows().filter(({ subjectId }) => subjectId === subject?.id);
  expect(reported.map(({ reporterId }) => reporterId)).toContain('user-author');
});

test('its owner and visitors have no report button', async () => {
  const { unmount } = await openAs('reader');
  expect(screen.queryByRole('button', { name: 'Report' })).toBeNull();
  unmount();
  await openAs();
  expect(screen.queryByRole('button', { name: 'Report' })).toBeNull();
});

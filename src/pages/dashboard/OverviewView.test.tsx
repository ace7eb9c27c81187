import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { selectDashboard } from '@/features/dashboard/dashboardSlice';
import { failCalls } from '@/testing/failCalls';
import { alerts, notices } from '@/testing/liveRegions';
import { renderApp } from '@/testing/renderApp';

const tile = (name: string) => screen.getByText(name, { selector: 'dt' }).nextSibling;

test('an author sees the greeting, six tiles and two charts', async () => {
  const { store } = await renderApp({ path: '/dashboard', as: 'author' });
  expect(await screen.findByText('Ines Okonjo')).toBeVisible();
  await screen.findByText('Live Posts');
  const counts = selectDashboard(store.getState()).profiles[0]?.data;
  expect(counts).not.toBeNull();
  expect(tile('Followers')).toHaveTextContent('60');
  expect(tile('All Posts')).toHaveTextContent('45');
  expect(tile('Live Posts')).toHaveTextContent('40');
  expect(tile('Comments')).toHaveTextContent((counts?.comments ?? -1).toLocaleString('en-GB'));
  expect(tile('Likes')).toHaveTextContent((counts?.likes ?? -1).toLocaleString('en-GB'));
  expect(await screen.findByRole('figure', { name: 'Likes Over Time' })).toBeVisible();
  expect(screen.getByRole('figure', { name: 'Followers Over Time' })).toBeVisible();
});

test('the numbers of a chart are also in a table, one row per week', async () => {
  const { store } = await renderApp({ path: '/dashboard', as: 'author' });
  const chart = await screen.findByRole('figure', { name: 'Likes Over Time' });
  const rows = within(within(chart).getByRole('table', { hidden: true })).getAllByRole('row', {
    hidden: true,
  });
  const points = selectDashboard(store.getState()).charts[0]?.data?.likesData ?? [];
  expect(points).toHaveLength(8);
  expect(rows).toHaveLength(9);
  expect(rows[8]).toHaveTextContent(String(points[7]?.count));
});

test('an unverified author sees an alert and can request the e-mail again', async () => {
  const { user, mockApi } = await renderApp({ path: '/dashboard', as: 'newbie' });
  await user.click(await screen.findByRole('button', { name: 'Click to verify' }));
  await waitFor(() => expect(notices()).toHaveTextContent('A verification link is on its way'));
  await mockApi.settle();
  expect(mockApi.mail.all()[0]?.text).toMatch(/\/user\/newbie\/account\/verify\//);
});

test('shows an error if the e-mail could not be sent', async () => {
  const { user } = await renderApp({ path: '/dashboard', as: 'newbie' });
  await screen.findByRole('button', { name: 'Click to verify' });
  failCalls({ sendVerification: { status: 500 } });
  await user.click(screen.getByRole('button', { name: 'Click to verify' }));
  await waitFor(() => expect(alerts()).toHaveTextContent('Failed to send the verification Email'));
});

test('a verified author sees no alert', async () => {
  await renderApp({ path: '/dashboard', as: 'author' });
  await screen.findByText('Live Posts');
  expect(screen.queryByRole('button', { name: 'Click to verify' })).not.toBeInTheDocument();
});

test('statistics that could not be loaded show an error and can be loaded again', async () => {
  failCalls({ readChartData: { status: 500, times: 1 } });
  const { user } = await renderApp({ path: '/dashboard', as: 'author' });
  const again = await screen.findByRole('button', { name: 'Try again' });
  await waitFor(() => expect(alerts()).toHaveTextContent('Failed to fetch the statistics'));
  await user.click(again);
  expect(await screen.findByRole('figure', { name: 'Likes Over Time' })).toBeVisible();
});

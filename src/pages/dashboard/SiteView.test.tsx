import { readSiteState } from '@contract/endpoints/siteState';
import type { Installation } from '@contract/site/installation';
import { letterTexts } from '@contract/texts/letterTexts';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { sizeText } from '@/features/dashboard/SiteState';
import { renderApp } from '@/testing/renderApp';

const installation: Installation = {
  version: '1.2.3',
  node: 'v20.19.0',
  startedAt: '2026-03-02T09:00:00.000Z',
  database: { kind: 'pglite', bytes: 45_600_000 },
  disk: { free: 90_000_000_000, total: 100_000_000_000 },
  files: 'disk',
  backups: { place: '/backups', hour: 3, most: 7, newest: '2026-03-02' },
  sources: null,
  sendsEmail: true,
};

type App = Awaited<ReturnType<typeof renderApp>>;

function answerWith({ server }: App, changes: Partial<Installation>) {
  const answer = {
    success: true,
    message: '',
    emails: { waiting: 2, failed: 1 },
    firstSteps: ['name', 'email', 'people', 'moderator', 'post', 'backup'],
  };
  server.use(
    http.get(`*${readSiteState.path}`, () =>
      HttpResponse.json({ ...answer, installation: { ...installation, ...changes } }),
    ),
  );
}

test('an administrator finds the state of the site in the menu, and checks it again', async () => {
  const app = await renderApp({ path: '/dashboard', as: 'admin' });
  const { user } = app;
  answerWith(app, {});
  await user.click(await screen.findByRole('link', { name: 'Site' }));
  expect(await screen.findByText('Commonplace 1.2.3, Node 20.19.0')).toBeVisible();
  expect(screen.getByText('PGlite in the data folder, 46 MB')).toBeVisible();
  expect(screen.getByText('90 GB of 100 GB are free.')).toBeVisible();
  expect(screen.getByText('Every day at 3:00 UTC to /backups; the last 7 stay.')).toBeVisible();
  expect(screen.getByText(/^2 waiting, 1 failed/)).toBeVisible();
  expect(screen.queryByText(/almost full|none yet/)).toBeNull();
  answerWith(app, { version: '1.2.4' });
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText('Commonplace 1.2.4, Node 20.19.0')).toBeVisible();
});

test('what is missing is said, with what to do', async () => {
  const app = await renderApp({ path: '/about', as: 'admin' });
  answerWith(app, {
    disk: { free: 9_000_000_000, total: 100_000_000_000 },
    backups: { place: '/backups', hour: 3, most: 7, newest: null },
    sendsEmail: false,
  });
  await app.router.navigate('/dashboard/site');
  expect(await screen.findByText(/^The disk is almost full/)).toBeVisible();
  expect(screen.getByText(/^There is none yet/)).toBeVisible();
  expect(screen.getByText(/^Not sent: set SMTP_URL/)).toBeVisible();
});

test('newer sources are told with what is new in them', async () => {
  const app = await renderApp({ path: '/about', as: 'admin' });
  answerWith(app, { sources: { isNewest: true, version: '1.2.3', changes: [] } });
  await app.router.navigate('/dashboard/site');
  expect(await screen.findByText('These are the newest sources.')).toBeVisible();
  const changes = ['A page for letters.', 'Faster search.'];
  answerWith(app, { sources: { isNewest: false, version: '1.3.0', changes } });
  await app.user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText('Newer sources are there, for version 1.3.0.')).toBeVisible();
  await app.user.click(screen.getByText('What is new in them'));
  expect(screen.getByText('Faster search.')).toBeVisible();
});

test('in the tab everything is in memory, and no backup is written', async () => {
  await renderApp({ path: '/dashboard/site', as: 'admin' });
  expect(await screen.findByText(/^In memory: it is gone/)).toBeVisible();
  expect(screen.getByText(/^None is written by itself/)).toBeVisible();
});

test('a host finds what to do first, with marks at what is done, and how to try e-mails', async () => {
  const { user } = await renderApp({ path: '/dashboard/site', as: 'admin' });
  const steps = within(await screen.findByRole('region', { name: 'First steps' }));
  const named = steps.getByRole('link', { name: 'Name your site' });
  expect(named).toHaveAttribute('href', '/dashboard/settings');
  expect(steps.getByText('Write the first post').closest('li')).toHaveTextContent(/^Done:/);
  await user.click(screen.getByRole('button', { name: 'Send a test e-mail' }));
  expect((await screen.findAllByText(letterTexts.notSent)).at(-1)).toBeVisible();
});

test('once everything is done, no steps are shown', async () => {
  const app = await renderApp({ path: '/about', as: 'admin' });
  answerWith(app, {});
  await app.router.navigate('/dashboard/site');
  expect(await screen.findByText(/^Commonplace 1\.2\.3/)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull();
});

test('a moderator is not shown the page, nor its entry of the menu', async () => {
  const { router } = await renderApp({ path: '/dashboard/site', as: 'moderator' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/denied'));
  await router.navigate('/dashboard');
  await screen.findByRole('link', { name: /^Moderation/ });
  expect(screen.queryByRole('link', { name: 'Site' })).toBeNull();
});

test('sizes have two digits and a unit', () => {
  const sizes = [0, 999, 1000, 45_600_000, 1_549_000_000, 5e15].map(sizeText);
  expect(sizes).toEqual(['0 bytes', '999 bytes', '1.0 KB', '46 MB', '1.5 GB', '5,000 TB']);
});

import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '@/testing/renderApp';

const forGuests = ['/sign-in', '/sign-up', '/forgot-password'];
const forMembers = ['/dashboard', '/create', '/change-password'];
const members = ['reader', 'admin'] as const;

async function endOf(options: Parameters<typeof renderApp>[0]) {
  const { router } = await renderApp(options);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
  return router.state.location;
}

test.each(forGuests)('a visitor can open %s', async (path) => {
  expect(await endOf({ path })).toMatchObject({ pathname: path });
});

test.each(members.flatMap((as) => forGuests.map((path) => ({ as, path }))))(
  'the $as is redirected home from $path',
  async ({ as, path }) => {
    expect(await endOf({ path, as })).toMatchObject({ pathname: '/' });
  },
);

test.each([...forMembers, '/update', '/username/author'])(
  'a visitor at %s is redirected to the sign-in page with the attempted address',
  async (path) => {
    const { pathname, state } = await endOf({ path });
    expect(pathname).toBe('/sign-in');
    expect(JSON.stringify(state)).toContain(path);
  },
);

test.each(members.flatMap((as) => forMembers.map((path) => ({ as, path }))))(
  'the $as can open $path',
  async ({ as, path }) => {
    expect(await endOf({ path, as })).toMatchObject({ pathname: path });
  },
);

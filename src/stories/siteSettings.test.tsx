import { siteStyleId } from '@contract/pageData';
import { readableAccent } from '@contract/site/accent';
import { registrationTexts } from '@contract/texts/registrationTexts';
import { siteTexts } from '@contract/texts/siteTexts';
import { testPicture } from '@server/core/testing/testPicture';
import { siteSettings } from '@server/data/testing/siteSettings';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sessionEnded } from '@/store/authSlice';
import { expectAvailable } from '@/testing/availability';
import { alerts, notices } from '@/testing/liveRegions';
import { renderApp, signInAs } from '@/testing/renderApp';
import { replaceAccount } from '@/testing/replaceAccount';

const field = (name: string) => screen.findByRole('textbox', { name });

async function openSettings() {
  const app = await renderApp({ path: '/dashboard', as: 'admin' });
  await app.user.click(await screen.findByRole('link', { name: 'Settings' }));
  await field('Name');
  return app;
}

const save = () => screen.getByRole('button', { name: 'Save settings' });

test('an administrator names the site, sees it in the preview, and everywhere once it is saved', async () => {
  const { user, router, mockApi } = await openSettings();
  expect(await field('Name')).toHaveValue('Commonplace');
  await user.clear(await field('Name'));
  await user.type(await field('Name'), 'The Cove');
  await user.type(await field('Headline'), 'Words by the sea');
  const preview = screen.getByRole('figure', { name: 'Preview' });
  expect(within(preview).getByText('The Cove')).toBeVisible();
  expect(within(preview).getByText('Words by the sea')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Commonplace, home page' })).toBeVisible();
  await user.click(save());
  expect(await screen.findByRole('link', { name: 'The Cove, home page' })).toBeVisible();
  await waitFor(() => expect(notices()).toHaveTextContent(siteTexts.changed));
  expect(await mockApi.data.site.read()).toMatchObject({
    name: 'The Cove',
    homeTitle: 'Words by the sea',
    holding: 'new',
    version: 1,
  });
  await waitFor(() => expect(document.title).toBe('Settings · The Cove'));
  await router.navigate('/');
  expect(await screen.findByRole('heading', { level: 1, name: 'Words by the sea' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Welcome to The Cove' })).toBeVisible();
});

test('administrators need a passkey once the own account asks for one, and the time zone is stored', async () => {
  const { user, mockApi, store, router } = await openSettings();
  await user.selectOptions(screen.getByLabelText('Time zone'), 'Europe/Berlin');
  const box = screen.getByRole('checkbox', { name: 'Administrators need a passkey' });
  await user.click(box);
  await user.click(save());
  await waitFor(() => expect(box).toHaveAccessibleDescription(/ask for a passkey first/));
  expect(await mockApi.data.site.read()).toBeNull();
  replaceAccount(mockApi, 'user-admin', { needsPasskey: true });
  await user.click(save());
  await waitFor(async () =>
    expect(await mockApi.data.site.read()).toMatchObject({
      adminsNeedPasskey: true,
      timeZone: 'Europe/Berlin',
    }),
  );
  replaceAccount(mockApi, 'user-admin', { needsPasskey: false });
  act(() => {
    store.dispatch(sessionEnded());
  });
  await signInAs(store, 'admin');
  await act(async () => router.navigate('/dashboard'));
  expect(await screen.findByText(siteTexts.roleNeedsPasskey)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Settings' })).toBeNull();
  expect(screen.getByRole('link', { name: 'See your passkeys' })).toHaveAttribute(
    'href',
    '/dashboard/account#passkeys',
  );
});

test('who may register and whose comments wait are chosen on the same page', async () => {
  const { user, mockApi } = await openSettings();
  await user.selectOptions(screen.getByLabelText('Who may register'), 'Nobody');
  await user.type(await field('What those read who would register'), 'Ask at the desk.');
  await user.type(await field('Domains of e-mail addresses'), 'example.org no domain');
  await user.click(save());
  expect(await field('Domains of e-mail addresses')).toHaveAccessibleDescription(
    /Write domains such as example\.org/,
  );
  expect(await mockApi.data.site.read()).toBeNull();
  await user.clear(await field('Domains of e-mail addresses'));
  await user.type(await field('Domains of e-mail addresses'), '@Example.org, cove.example');
  await user.click(save());
  await waitFor(async () =>
    expect(await mockApi.data.site.read()).toMatchObject({
      registration: 'closed',
      registrationNote: 'Ask at the desk.',
      emailDomains: ['example.org', 'cove.example'],
    }),
  );
  await waitFor(() => expect(notices()).toHaveTextContent(siteTexts.changed));
  await user.selectOptions(await screen.findByLabelText(siteTexts.holding), 'Everybody');
  await waitFor(async () => expect((await mockApi.data.site.read())?.holding).toBe('all'));
  expect(await mockApi.data.site.read()).toMatchObject({ registration: 'closed', version: 2 });
});

test('an accent that can’t be read has a button with the nearest one that can', async () => {
  const { user, mockApi } = await openSettings();
  const accent = screen.getByLabelText('Accent');
  fireEvent.change(accent, { target: { value: '#ffcc00' } });
  await user.click(save());
  expect(await screen.findByLabelText('Accent')).toHaveAccessibleDescription(/Choose a darker one/);
  await user.click(screen.getByRole('button', { name: /which can be read$/ }));
  await user.click(save());
  const chosen = readableAccent('#ffcc00');
  await waitFor(async () => expect((await mockApi.data.site.read())?.accent).toBe(chosen));
  await waitFor(() => expect(document.getElementById(siteStyleId)).toHaveTextContent(chosen));
  await user.click(screen.getByRole('button', { name: 'Use the default colour' }));
  await user.click(save());
  await waitFor(async () => expect((await mockApi.data.site.read())?.accent).toBe(''));
  // The answers of this test have come before the next one begins.
  await waitFor(() => expectAvailable(save()));
});

test('what another administrator has changed meanwhile is shown, and what was typed stays', async () => {
  const { user, mockApi } = await openSettings();
  await user.type(await field('Tagline'), 'By the sea');
  await mockApi.data.site.update(siteSettings({ name: 'The Bay' }), 'user-admin');
  await user.click(save());
  await waitFor(() => expect(alerts()).toHaveTextContent(siteTexts.isStale));
  await waitFor(async () => expect(await field('Name')).toHaveValue('The Bay'));
  expect(await field('Tagline')).toHaveValue('By the sea');
  await user.click(save());
  await waitFor(async () =>
    expect(await mockApi.data.site.read()).toMatchObject({
      name: 'The Bay',
      tagline: 'By the sea',
      version: 2,
    }),
  );
  await waitFor(() => expectAvailable(save()));
});

test('a changed form asks before it is left; a saved one does not', async () => {
  const { user, router } = await openSettings();
  await user.type(await field('Tagline'), 'By the sea');
  await user.click(screen.getByRole('link', { name: 'Site' }));
  const question = await screen.findByRole('dialog', { name: 'Discard your changes?' });
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
  await user.click(save());
  await waitFor(() => expect(notices()).toHaveTextContent(siteTexts.changed));
  await user.click(screen.getByRole('link', { name: 'Site' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/site'));
});

test('while registration is closed, the page says so instead of a form', async () => {
  const { user, router, store } = await openSettings();
  await user.selectOptions(screen.getByLabelText('Who may register'), 'Nobody');
  await user.click(save());
  await waitFor(() => expect(notices()).toHaveTextContent(siteTexts.changed));
  act(() => void store.dispatch(sessionEnded()));
  await router.navigate('/sign-up');
  expect(await screen.findByText(registrationTexts.closed)).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Sign Up' })).toBeNull();
});

test('a moderator is not shown the page, nor its entry of the menu', async () => {
  const { router } = await renderApp({ path: '/dashboard/settings', as: 'moderator' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/denied'));
  await router.navigate('/dashboard');
  await screen.findByRole('link', { name: /^Moderation/ });
  expect(screen.queryByRole('link', { name: 'Settings' })).toBeNull();
});

test('a logo is chosen, seen in the preview and in the header, and removed', async () => {
  const { user, mockApi } = await openSettings();
  const logoOf = () =>
    screen.getByRole('link', { name: 'Commonplace, home page' }).querySelector('img');
  await user.upload(screen.getByLabelText('Logo'), testPicture('logo.png'));
  const preview = screen.getByRole('figure', { name: 'Preview' });
  await waitFor(() => expect(preview.querySelector('img')).not.toBeNull());
  expect(logoOf()).toBeNull();
  await user.click(save());
  await waitFor(() => expect(logoOf()?.getAttribute('src')).toMatch(/-2x1\.webp$/));
  await user.click(await screen.findByRole('checkbox', { name: 'Remove the logo' }));
  await user.click(save());
  await waitFor(() => expect(logoOf()).toBeNull());
  expect(await mockApi.data.site.read()).toMatchObject({ logo: '', version: 2 });
});

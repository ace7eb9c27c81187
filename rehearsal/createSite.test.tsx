import { defaultSite } from '@contract/site/publicSite';
import { rehearsalTexts } from '@contract/texts/moveTexts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { App } from '@/app/App';
import type { SitePost } from '@/features/move/frame/frameMessages';
import { createCore } from './core/createCore';
import { createSite } from './createSite';
import { servePage } from './servePage';
import '@/pages/HomePage';
import '@/pages/PostPage';
import '@/pages/SignInPage';

const post: SitePost = {
  title: 'About soil',
  url: 'soil',
  content: JSON.stringify({
    blocks: [
      { id: 'a', type: 'paragraph', data: { text: 'Soil is alive.' } },
      { id: 'b', type: 'paragraph', data: { text: 'It breathes.' } },
    ],
  }),
  tags: ['soil'],
  description: 'On soil.',
  keywords: 'soil',
  canonicalUrl: '',
  publishedAt: '2019-05-04T10:00:00.000Z',
  cover: '',
};

async function openSite() {
  const failures: unknown[] = [];
  const core = await createCore({
    author: { username: 'you', firstName: 'Your', lastName: 'Name' },
    siteUrl: window.location.origin,
    readPart: async () => ({ posts: [post], isLast: true }),
    report: (failure) => failures.push(failure),
  });
  const links = [{ title: 'Imprint', path: '/pages/imprint' }];
  const site = await createSite({
    fetch: async (input, init) => core.answer(new Request(input, init)),
    settings: { ...defaultSite, navigation: links, footerLinks: links },
    createRouter: createMemoryRouter,
  });
  render(<App store={site.store} router={site.router} site={site.site} />);
  return { ...site, failures, user: userEvent.setup({ delay: null }) };
}

test('a visitor reads a post of the archive on the pages of the site', async () => {
  const { user, failures } = await openSite();
  await user.click(await screen.findByRole('link', { name: 'About soil' }));
  expect(await screen.findByText('Soil is alive.')).toBeVisible();
  expect(screen.getAllByText('Your Name')[0]).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Imprint' })).toBeNull();
  expect(failures).toEqual([]);
});

test('a visitor reads the page of the author, whatever the site around the frame shows to visitors', async () => {
  const { router, failures } = await openSite();
  await router.navigate('/username/you');
  expect(await screen.findByRole('heading', { level: 1, name: 'Your Name' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'About soil' })).toBeVisible();
  expect(failures).toEqual([]);
});

test('the page around the frame opens a post at a block', async () => {
  const { router } = await openSite();
  const { port1, port2 } = new MessageChannel();
  servePage(port1, (path) => void router.navigate(path));
  port2.postMessage({ kind: 'open', url: 'soil', blockId: 'b' });
  expect(await screen.findByText('It breathes.')).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/posts/soil', hash: '#block-b' });
  port1.close();
});

test('who tries to sign in is told that this is a rehearsal, and the device has no session', async () => {
  const { user, router, store } = await openSite();
  await router.navigate('/sign-in');
  await user.type(await screen.findByLabelText('Username'), 'author');
  await user.type(screen.getByLabelText('Password'), 'Password1!');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect((await screen.findAllByText(rehearsalTexts.noChanges))[0]).toBeInTheDocument();
  expect(store.getState().auth.isLoggedIn).toBe(false);
  expect(localStorage.getItem('token')).toBeNull();
});

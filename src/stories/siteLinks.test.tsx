import { siteTexts } from '@contract/texts/siteTexts';
import { logRow, sitePageRow } from '@server/data/testing/rows';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { notices } from '@/testing/liveRegions';
import { renderApp } from '@/testing/renderApp';

async function openLinks() {
  const app = await renderApp({ path: '/about', as: 'admin' });
  const entry = logRow('wrote', { actorId: 'user-admin' });
  await app.mockApi.data.sitePages.insert(sitePageRow('imprint'), entry);
  await app.router.navigate('/dashboard/settings');
  const form = within(await screen.findByRole('form', { name: 'Links' }));
  const partOf = (name: string) => within(form.getByRole('group', { name }));
  await waitFor(() => expect(form.getAllByLabelText('Add a page')).toHaveLength(2));
  return {
    ...app,
    header: partOf('Links in the header'),
    footer: partOf('Links in the footer'),
    save: () => form.getByRole('button', { name: 'Save links' }),
  };
}

test('an administrator adds links, orders them with the keyboard, and everybody finds them', async () => {
  const { user, header, footer, save, mockApi } = await openLinks();
  await user.selectOptions(footer.getByLabelText('Add a page'), 'Imprint');
  await user.click(footer.getByRole('button', { name: 'Add a link' }));
  await user.type(footer.getByLabelText('Words of link 2'), 'Forum');
  await user.type(footer.getByLabelText('Address of link 2'), 'https://forum.example/');
  footer.getByRole('button', { name: 'Move Forum up' }).focus();
  await user.keyboard('{Enter}');
  expect(footer.getByLabelText('Words of link 1')).toHaveValue('Forum');
  await waitFor(() => expect(footer.getByRole('button', { name: 'Move Forum up' })).toHaveFocus());
  await user.click(header.getByRole('button', { name: 'Add a link' }));
  await user.type(header.getByLabelText('Words of link 1'), 'Shop');
  await user.type(header.getByLabelText('Address of link 1'), '/pages/shop');
  await user.click(save());
  await waitFor(() => expect(notices()).toHaveTextContent(siteTexts.changed));
  const links = within(screen.getByRole('contentinfo')).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent).slice(-2)).toEqual(['Forum', 'Imprint']);
  expect(await screen.findByRole('link', { name: 'Shop', hidden: true })).toHaveAttribute(
    'href',
    '/pages/shop',
  );
  expect(await mockApi.data.site.read()).toMatchObject({
    navigation: '[{"title":"Shop","path":"/pages/shop"}]',
    version: 1,
  });
  await user.click(footer.getByRole('button', { name: 'Remove Forum' }));
  await user.click(save());
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Forum' })).toBeNull());
});

test('a link that leads nowhere is refused beside its field, and what was typed stays', async () => {
  const { user, header, save, mockApi } = await openLinks();
  await user.click(header.getByRole('button', { name: 'Add a link' }));
  await user.type(header.getByLabelText('Words of link 1'), 'Shop');
  const address = header.getByLabelText('Address of link 1');
  await user.type(address, 'javascript:alert(1)');
  await user.click(save());
  expect(address).toHaveAccessibleDescription(/^Write a path of this site/);
  expect(address).toHaveValue('javascript:alert(1)');
  expect(await mockApi.data.site.read()).toBeNull();
  await user.clear(address);
  await user.type(address, '/about');
  expect(address).toHaveAccessibleDescription('');
  await user.click(save());
  await waitFor(() => expect(notices()).toHaveTextContent(siteTexts.changed));
});

test('the menu of small screens has the links, too', async () => {
  const { user, header, save } = await openLinks();
  await user.selectOptions(header.getByLabelText('Add a page'), 'Imprint');
  await user.click(save());
  await waitFor(() => expect(notices()).toHaveTextContent(siteTexts.changed));
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
  expect(await menu.findByRole('link', { name: 'Imprint' })).toBeVisible();
});

test('leaving links that are not saved asks first', async () => {
  const { user, header, router } = await openLinks();
  await user.click(header.getByRole('button', { name: 'Add a link' }));
  await user.type(header.getByLabelText('Words of link 1'), 'Shop');
  await user.click(screen.getByRole('link', { name: 'Write pages' }));
  const dialog = screen.getByRole('dialog', { name: 'Discard your changes?' });
  await user.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
  expect(header.getByLabelText('Words of link 1')).toHaveValue('Shop');
  expect(router.state.location.pathname).toBe('/dashboard/settings');
});

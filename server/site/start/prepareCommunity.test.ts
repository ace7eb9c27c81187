import { createWebPasswords } from '@server/core/adapters/webPasswords';
import { createTestApi } from '@server/core/testing/createTestApi';
import { personaPassword } from '@server/seed/personas';
import { expect, test, vi } from 'vitest';
import { SettingsError } from '../settings/readSettings';
import { prepareCommunity } from './prepareCommunity';

function createSite({ isPublic = false, isEmpty = false } = {}) {
  const api = createTestApi();
  const passwords = createWebPasswords({ iterations: 1 });
  const loadDemo = vi.fn<() => Promise<void>>().mockResolvedValue();
  const ports = { ...api.ports, passwords };
  const prepare = () => prepareCommunity({ ports, settings: { isPublic }, isEmpty, loadDemo });
  const addAdmin = async (password: string) => {
    await api.addUser('admin', { role: 'admin', passwordHash: await passwords.hash(password) });
  };
  return { prepare, loadDemo, addAdmin };
}

test('a site without accounts gets the demo community', async () => {
  const { prepare, loadDemo } = createSite();
  expect(await prepare()).toBe('demo');
  expect(loadDemo).toHaveBeenCalledOnce();
});

test('a site that is to stay empty doesn’t, and may be public', async () => {
  const { prepare, loadDemo } = createSite({ isEmpty: true, isPublic: true });
  expect(await prepare()).toBe('empty');
  expect(loadDemo).not.toHaveBeenCalled();
});

test('a site with accounts is left as it is', async () => {
  const { prepare, loadDemo, addAdmin } = createSite({ isPublic: true });
  await addAdmin('another password');
  expect(await prepare()).toBe('existing');
  expect(loadDemo).not.toHaveBeenCalled();
});

test('a public site doesn’t load the demo community', async () => {
  const { prepare, loadDemo } = createSite({ isPublic: true });
  await expect(prepare()).rejects.toThrow(SettingsError);
  await expect(prepare()).rejects.toThrow('npm start -- --empty');
  expect(loadDemo).not.toHaveBeenCalled();
});

test('a public site doesn’t start with a demo community that was loaded before', async () => {
  const { prepare, addAdmin } = createSite({ isPublic: true });
  await addAdmin(personaPassword);
  await expect(prepare()).rejects.toThrow('(admin)');
});

test('a local site with the demo community starts again', async () => {
  const { prepare, loadDemo, addAdmin } = createSite();
  await addAdmin(personaPassword);
  expect(await prepare()).toBe('demo');
  expect(loadDemo).not.toHaveBeenCalled();
});

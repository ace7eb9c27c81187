import { offlineCaches } from '@contract/storageKeys';
import { afterEach, expect, test, vi } from 'vitest';
import { createApiClient, readApiUrl } from '@/api/client';
import { FakeCaches } from '@/offline/testing/fakeCaches';
import { sessionChangedElsewhere, sessionEnded, sessionRenewed } from '@/store/authSlice';
import { toStoredSession } from '@/store/session/storedSession';
import { buildSessionUser } from '@/testing/buildSessionUser';
import { createAppStore } from '../store';

const member = buildSessionUser();
const other = { ...member, id: 'somebody-else' };

async function startWithCopies() {
  const storage = new FakeCaches();
  vi.stubGlobal('caches', storage);
  for (const name of Object.values(offlineCaches)) await storage.open(name);
  const client = createApiClient(readApiUrl());
  return { storage, store: createAppStore({ client, session: toStoredSession(member) }) };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['a sign-out', sessionEnded()],
  ['a sign-out in another tab', sessionChangedElsewhere(null)],
  ['the sign-in of somebody else', sessionRenewed(other)],
])('%s removes what was stored for reading, and keeps the code', async (_, action) => {
  const { storage, store } = await startWithCopies();
  store.dispatch(action);
  await vi.waitFor(() =>
    expect([...storage.opened.keys()]).toEqual([offlineCaches.shell, offlineCaches.assets]),
  );
});

test('a renewed session keeps them', async () => {
  const { storage, store } = await startWithCopies();
  store.dispatch(sessionRenewed(member));
  expect(await storage.keys()).toHaveLength(Object.keys(offlineCaches).length);
});

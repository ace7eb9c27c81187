import { apiPath } from '@contract/apiPath';
import { siteDataId, siteStyleId } from '@contract/pageData';
import { accentStyle } from '@contract/site/accent';
import { mockLock } from '@contract/storageKeys';
import { readPublicSite } from '@server/core/site/readSite';
import type { UseStore } from 'idb-keyval';
import { setupWorker } from 'msw/browser';
import { createCallHandler } from './answerCall';
import { createBrowserFiles } from './browserFiles';
import { canvasPictures } from './canvasPictures';
import { createMockApi, type MockApi } from './createMockApi';
import { createHandlers } from './handlers';
import { loadCommunity } from './loadCommunity';
import { createPersistence, deleteState, openStore } from './persistence';
import { sendDigests } from './sendDigests';
import { documentCookies } from './state/cookieStore';
import { readMockSettings, updateMockSettings } from './state/mockSettings';

/**
 * MSW deactivates the worker at `beforeunload`, even if the user then stays on the page. The
 * timeout only runs in that case, and activates it again.
 */
function reactivateWorker() {
  window.addEventListener('beforeunload', () => {
    setTimeout(() => navigator.serviceWorker.controller?.postMessage('MOCK_ACTIVATE'));
  });
}

const noWorkers =
  'This preview answers its API calls in a service worker, which is not available here. Open the page on localhost or over https, and not in a private window.';

function exclusively<Result>(work: () => Promise<Result>): Promise<Result> {
  return navigator.locks.request(mockLock, work);
}

function report(failure: unknown) {
  // oxlint-disable-next-line no-console -- unexpected failures of the API belong on the console
  console.error(failure);
}

type Started = {
  mockApi: MockApi;
  persistence: ReturnType<typeof createPersistence>;
  store: UseStore;
};

async function showPanel({ mockApi, persistence, store }: Started) {
  const { mountPanel } = await import('./panel/mountPanel');
  mountPanel({
    mail: mockApi.mail,
    loadChanges: () => exclusively(() => persistence.loadChanges()),
    sendDigests: () =>
      exclusively(async () => {
        await persistence.loadChanges();
        await sendDigests(mockApi);
        await persistence.save();
      }),
    forget: () => exclusively(() => deleteState(store)),
    community: readMockSettings().community,
  });
}

/** State that can't be restored, for example from another version, is deleted. */
async function restore({ persistence, store }: Started) {
  try {
    return await persistence.restore();
  } catch {
    await deleteState(store);
    return false;
  }
}

async function startApi(): Promise<Started> {
  const { community: size } = readMockSettings();
  const store = openStore(size);
  const { userAgent } = navigator;
  const site = { url: window.location.origin, cookies: documentCookies, userAgent };
  const files = createBrowserFiles(store);
  const mockApi = createMockApi({
    files,
    pictures: canvasPictures,
    report,
    iterations: 10_000,
    site,
  });
  const persistence = createPersistence(mockApi, store);
  const started = { mockApi, persistence, store };
  await exclusively(async () => {
    if (await restore(started)) return;
    const { createDemoCommunity } = await import('./demoCommunity');
    loadCommunity(mockApi.data, createDemoCommunity(size));
    await persistence.save();
  });
  return started;
}

/** As a server writes them into its pages. */
async function writeSiteData({ mockApi }: Started) {
  const element = document.createElement('div');
  element.hidden = true;
  element.id = siteDataId;
  const site = await readPublicSite(mockApi.data);
  element.textContent = JSON.stringify(site);
  const style = document.createElement('style');
  style.id = siteStyleId;
  style.textContent = accentStyle(site.accent);
  document.body.append(element, style);
}

async function signInPersona() {
  const { persona } = readMockSettings();
  if (!persona) return;
  updateMockSettings({ persona: '' });
  const { signInAs } = await import('./panel/signInAs');
  const refusal = await signInAs(persona);
  if (refusal) report(refusal);
}

/** Starts the API in this tab. Returns the reason if that isn't possible. */
export async function startMocks(): Promise<string | null> {
  if (!('serviceWorker' in navigator) || !('locks' in navigator)) return noWorkers;
  const started = await startApi();
  await writeSiteData(started);
  const answerCall = createCallHandler(started.mockApi, started.persistence, exclusively);
  const worker = setupWorker(...createHandlers(apiPath, answerCall));
  try {
    await worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
  } catch {
    return noWorkers;
  }
  reactivateWorker();
  await signInPersona();
  void showPanel(started);
  return null;
}

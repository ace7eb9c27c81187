import { createCommunity } from '@server/seed/community';
import type { UseStore } from 'idb-keyval';
import { setupWorker } from 'msw/browser';
import { createBridge } from './answerCall';
import { createBrowserFiles } from './browserFiles';
import { documentCookies } from './cookieStore';
import { createWorld, type World } from './createMockApi';
import { createHandlers } from './handlers';
import { stayReady } from './keepWorkerActive';
import { plantCommunity } from './loadCommunity';
import { readConduct, writeConduct } from './mockSettings';
import { createKeeper, forgetState, openStore } from './persistence';

const noWorkers =
  'This preview answers its own API calls by a service worker, and this browser does not offer one here. Open the page on localhost or over https, outside of a private window.';

function exclusively<Result>(work: () => Promise<Result>): Promise<Result> {
  return navigator.locks.request('commonplace-mock-api', work);
}

function report(failure: unknown) {
  // oxlint-disable-next-line no-console
  console.error(failure);
}

type Started = { world: World; keeper: ReturnType<typeof createKeeper>; store: UseStore };

async function showPanel({ world, keeper, store }: Started) {
  const { mountPanel } = await import('./panel/mountPanel');
  mountPanel({
    mail: world.mail,
    catchUp: () => exclusively(() => keeper.catchUp()),
    forget: () => exclusively(() => forgetState(store)),
    community: readConduct().community,
  });
}

/** What another version of the mock has kept is given up, rather than the page. */
async function restore({ keeper, store }: Started) {
  try {
    return await keeper.restore();
  } catch {
    await forgetState(store);
    return false;
  }
}

async function startWorld(): Promise<Started> {
  const { community: size } = readConduct();
  const store = openStore(size);
  const site = { url: window.location.origin, cookies: documentCookies };
  const files = createBrowserFiles(store);
  const world = createWorld({ files, report, iterations: 10_000, site });
  const keeper = createKeeper(world, store);
  const started = { world, keeper, store };
  await exclusively(async () => {
    if (await restore(started)) return;
    plantCommunity(world.data, createCommunity({ now: Date.now(), apiPath: '/api/v1', size }));
    await keeper.keep();
  });
  return started;
}

async function signInPersona() {
  const { persona } = readConduct();
  if (!persona) return;
  writeConduct({ persona: '' });
  const { signInAs } = await import('./panel/signInAs');
  const refusal = await signInAs(persona);
  if (refusal) report(refusal);
}

/** Starts the API inside this tab. Answers why, when it can't be done here. */
export async function startMocks(): Promise<string | null> {
  if (!('serviceWorker' in navigator) || !('locks' in navigator)) return noWorkers;
  const started = await startWorld();
  const answer = createBridge(started.world, started.keeper, exclusively);
  const worker = setupWorker(...createHandlers('/api/v1', answer));
  try {
    await worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
  } catch {
    return noWorkers;
  }
  stayReady();
  await signInPersona();
  void showPanel(started);
  return null;
}

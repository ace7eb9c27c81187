import { createCommunity } from '@server/seed/community';
import { setupWorker } from 'msw/browser';
import { createBridge } from './bridge';
import { readConduct } from './conduct';
import { createBrowserFiles } from './files';
import { createHandlers } from './handlers';
import { plantCommunity } from './plantCommunity';
import { createKeeper, openStore } from './savedState';
import { createWorld } from './world';

const noWorkers =
  'This preview answers its own API calls by a service worker, and this browser does not offer one here. Open the page on localhost or over https, outside of a private window.';

function exclusively<Result>(work: () => Promise<Result>): Promise<Result> {
  return navigator.locks.request('commonplace-mock-api', work);
}

function report(failure: unknown) {
  // oxlint-disable-next-line no-console
  console.error(failure);
}

/** Starts the API inside this tab. Answers why, when it can't be done here. */
export async function startMocks(): Promise<string | null> {
  if (!('serviceWorker' in navigator) || !('locks' in navigator)) return noWorkers;
  const { community: size } = readConduct();
  const store = openStore(size);
  const world = createWorld({ files: createBrowserFiles(store), report, iterations: 10_000 });
  const keeper = createKeeper(world, store);
  await exclusively(async () => {
    if (await keeper.restore()) return;
    plantCommunity(world.data, createCommunity({ now: Date.now(), apiPath: '/api/v1', size }));
    await keeper.keep();
  });
  const worker = setupWorker(
    ...createHandlers('/api/v1', createBridge(world, keeper, exclusively)),
  );
  try {
    await worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
  } catch {
    return noWorkers;
  }
  return null;
}

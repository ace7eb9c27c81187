import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import type { RequestTiming } from './figures';

/** A mid-range phone on a mobile connection, as in Lighthouse's mobile profile. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: (1600 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const cpuSlowdown = 4;
/** Longer than the pauses between the requests of a page that is still loading. */
const quietTime = 1500;

/** Records the requests of a page: bytes and times as the network stack reports them. */
function recordRequests(devtools: CDPSession) {
  const requests = new Map<string, RequestTiming>();
  const open = new Set<string>();
  let onChange = () => {};
  let origin = 0;

  function finish(requestId: string, timestamp: number, bytes: number) {
    const request = requests.get(requestId);
    if (request) Object.assign(request, { bytes, endedAt: (timestamp - origin) * 1000 });
    open.delete(requestId);
    onChange();
  }

  devtools.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type = 'Other' }) => {
    // Streams of events stay open.
    if (!request.url.startsWith('http') || type === 'EventSource') return;
    origin ||= timestamp;
    const { pathname, search } = new URL(request.url);
    const startedAt = (timestamp - origin) * 1000;
    const path = pathname + search;
    requests.set(requestId, { path, kind: type, bytes: 0, startedAt, endedAt: startedAt });
    open.add(requestId);
    onChange();
  });
  devtools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
    finish(requestId, timestamp, encodedDataLength),
  );
  devtools.on('Network.loadingFailed', ({ requestId, timestamp }) =>
    finish(requestId, timestamp, 0),
  );

  return {
    all: () => [...requests.values()],
    /** Resolves when no request has been under way for a while. */
    untilNetworkQuiet: () =>
      new Promise<void>((resolve) => {
        let timer: NodeJS.Timeout | undefined;
        onChange = () => {
          clearTimeout(timer);
          if (open.size === 0) timer = setTimeout(resolve, quietTime);
        };
        onChange();
      }),
  };
}

type Requests = ReturnType<typeof recordRequests>;

/** Resolves when the network is quiet and the page has nothing to do that could end that. */
async function untilQuiet(page: Page, { all, untilNetworkQuiet }: Requests) {
  let before: number;
  do {
    await untilNetworkQuiet();
    before = all().length;
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  } while (all().length > before);
}

/** Opens a page on a slow phone and connection. */
export async function openSlowPage(context: BrowserContext) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slowNetwork);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  const requests = recordRequests(devtools);
  return { page, requests: requests.all, untilQuiet: () => untilQuiet(page, requests) };
}

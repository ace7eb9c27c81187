import type { BrowserContext } from '@playwright/test';
import { type Recorded, summarise } from './figures';
import { openSlowPage } from './slowPage';

/** Runs in the page before its own scripts. */
function recordLoad() {
  const recorded: Recorded = { fcp: 0, lcp: 0, lcpElement: '', shift: 0, tasks: [] };
  Object.assign(globalThis, { recorded });
  const observe = (type: string, handle: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(handle)).observe({
      type,
      buffered: true,
    });
  function describe(element: Element) {
    const text = element.textContent.trim().slice(0, 40);
    const source = element.getAttribute('src')?.split('/').at(-1) ?? '';
    return `${element.localName} ${source || text}`;
  }
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') recorded.fcp = startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    recorded.lcp = entry.startTime;
    if ('element' in entry && entry.element instanceof Element) {
      recorded.lcpElement = describe(entry.element);
    }
  });
  // TypeScript's DOM types don't include layout shifts.
  observe('layout-shift', (entry) => {
    if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) {
      recorded.shift += Number(entry.value);
    }
  });
  observe('longtask', ({ startTime, duration }) => {
    recorded.tasks.push({ startedAt: startTime, duration });
  });
}

/** Loads an address once, until the network is quiet. */
export async function measureLoad(context: BrowserContext, address: string) {
  const { page, requests, untilQuiet } = await openSlowPage(context);
  await page.addInitScript(recordLoad);
  const response = await page.goto(address);
  if (!response?.ok()) throw new Error(`${address} answered with ${response?.status()}.`);
  await untilQuiet();
  return summarise(await page.evaluate<Recorded>('recorded'), requests());
}

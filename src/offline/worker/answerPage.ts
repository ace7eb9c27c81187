import { type BoundedCache, storedAtOf } from '../boundedCache';
import { isKeptPage, isMemberPage } from './addresses';
import { offlinePage } from './offlinePage';

type PageRequest = {
  url: string;
  /** Asks the network. */
  load: () => Promise<Response>;
  /** Resolves when the network had its time. */
  late: Promise<void>;
  pages: BoundedCache;
  /** The stored page that starts the app, if the code of the page at this path is stored too. */
  readShell: (pathname: string) => Promise<Response | undefined>;
  /** Keeps the worker running until something is stored. */
  keepRunning: (work: Promise<unknown>) => void;
};

const isHtml = ({ headers }: Response) =>
  headers.get('Content-Type')?.startsWith('text/html') ?? false;

const mayBeStored = ({ headers }: Response) =>
  !/no-store/i.test(headers.get('Cache-Control') ?? '');

/** Whether the answer of an address can be shown again later. */
export function isKeptAnswer(pathname: string, response: Response) {
  const isWhole = response.status === 200 && !response.redirected;
  return isKeptPage(pathname) && isWhole && isHtml(response) && mayBeStored(response);
}

/** Marks the HTML, so that the page says how old it is. */
async function markCopy(response: Response) {
  const html = await response.text();
  const mark = `<html data-stored-at="${storedAtOf(response) ?? 0}" `;
  return new Response(html.replace('<html ', mark), { headers: response.headers });
}

/** Marks the HTML, so that the page says at once that the server didn't answer: browsers can be online without it. */
async function markUnreachable(response: Response) {
  const html = await response.text();
  const marked = html.replace('<html ', '<html data-unreachable="" ');
  return new Response(marked, { headers: response.headers });
}

/** The path and search of a page, without what the server never reads. */
const addressOf = ({ pathname, search }: URL) => pathname + search;

/**
 * The network's page, if it comes in time. Else the stored one; else, if the code of the page is
 * stored, the one that starts the app. A page that isn't stored is waited for as long as the browser waits.
 */
export async function answerPage({
  url,
  load,
  late,
  pages,
  readShell,
  keepRunning,
}: PageRequest): Promise<Response> {
  const address = new URL(url);
  const { pathname } = address;

  async function loadAndStore() {
    const response = await load();
    if (isKeptAnswer(pathname, response)) {
      keepRunning(pages.put(addressOf(address), response.clone()).catch(() => undefined));
    }
    return response;
  }

  async function readStored() {
    const stored = isKeptPage(pathname) ? await pages.match(addressOf(address)) : undefined;
    return stored && markCopy(stored);
  }

  const answer = loadAndStore();
  keepRunning(answer.catch(() => undefined));
  const first = await Promise.race([answer.catch(() => null), late.then(() => 'late' as const)]);
  if (first !== 'late' && first !== null) return first;
  const stored = await readStored();
  if (stored) return stored;
  if (first === 'late') {
    const shell = isMemberPage(pathname) ? await readShell(pathname) : undefined;
    if (shell) return shell;
    const slow = await answer.catch(() => null);
    if (slow) return slow;
  }
  const shell = await readShell(pathname);
  return shell ? markUnreachable(shell) : offlinePage(address.host);
}

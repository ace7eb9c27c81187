import { paths } from '@contract/pages';
import { offlineCaches } from '@contract/storageKeys';
import { createBoundedCache } from '../boundedCache';
import type { WorkerMessage } from '../messages';
import { offlineLimits } from '../offlineLimits';
import { codeOf, type Kind, kindOf } from './addresses';
import { answerChangeable, answerImmutable } from './answerFile';
import { answerPage, isKeptAnswer } from './answerPage';

/** What the build tells the worker. */
export type BuildFiles = {
  /** What each page of the app needs to start. */
  start: readonly string[];
  /** The code of each page, by the pattern of its path. */
  pages: Readonly<Record<string, string>>;
  /** What members need to open the editor and the dashboard. */
  member: readonly string[];
};

type WorkerOptions = {
  storage: CacheStorage;
  fetch: (address: string | Request) => Promise<Response>;
  /** Resolves when the network had its time for a page. */
  wait: () => Promise<void>;
  build: BuildFiles;
  now?: () => number;
};

type Asked = {
  kind: Kind;
  request: Request;
  keepRunning: (work: Promise<unknown>) => void;
};

const addressOf = ({ url }: Pick<Request, 'url'>) => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

/** What the service worker does. Its events are in worker.ts. */
export function createWorker({ storage, fetch, wait, build, now = Date.now }: WorkerOptions) {
  const open = (kind: keyof typeof offlineCaches) =>
    createBoundedCache({ storage, name: offlineCaches[kind], most: offlineLimits[kind], now });
  const assets = open('assets');
  const pages = open('pages');
  const pictures = open('pictures');

  async function readShell(pathname: string) {
    const code = codeOf(pathname, build.pages);
    if (code === null || !(await assets.has(code))) return undefined;
    return (await storage.open(offlineCaches.shell)).match(paths.dashboard);
  }

  async function keepFile(address: string) {
    const { pathname } = new URL(address, 'https://site.invalid');
    const kind = kindOf(pathname);
    if (kind === null) return;
    const files = { page: pages, asset: assets, file: pictures, image: pictures }[kind];
    if (kind !== 'page' && (await files.has(address))) return;
    const response = await fetch(address);
    const isKept = kind === 'page' ? isKeptAnswer(pathname, response) : response.ok;
    if (isKept) await files.put(address, response);
  }

  /** One after the other, so that what the page loads itself comes first. */
  async function keepFiles(addresses: readonly string[]) {
    for (const address of addresses) await keepFile(address).catch(() => undefined);
  }

  return {
    async install() {
      const response = await fetch(paths.dashboard);
      // A static host without rewrites has no page there.
      if (response.ok && !response.redirected)
        await (await storage.open(offlineCaches.shell)).put(paths.dashboard, response);
      await keepFiles(build.start);
    },
    answer({ kind, request, keepRunning }: Asked) {
      const load = () => fetch(request);
      if (kind === 'page') {
        return answerPage({ url: request.url, load, late: wait(), pages, readShell, keepRunning });
      }
      const files = kind === 'asset' ? assets : pictures;
      const asked = { address: addressOf(request), load, files, keepRunning };
      return kind === 'image' ? answerChangeable(asked) : answerImmutable(asked);
    },
    receive: (message: WorkerMessage) =>
      keepFiles(message.type === 'keep' ? message.addresses : build.member),
  };
}

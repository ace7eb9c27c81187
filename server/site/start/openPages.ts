import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTask } from 'node:timers/promises';
import type { Ports } from '@server/core/ports';
import type { Api } from '@server/createApi';
import { createQueue } from '@server/lib/queue';
import { queueLimits } from '@server/lib/queueLimits';
import type { Changes } from '../cache/changes';
import { createCards } from '../cards/cards';
import { requestClient, requestShare } from '../http/requestScope';
import { createPages } from '../render/createPages';
import { loadRenderer, type RenderLarge } from '../render/renderer';
import type { Pages } from './createSite';

type Fetch = (request: Request) => Promise<Response>;

/**
 * React renders as soon as the data is there, without a pause. Pages whose answers come at the same time are
 * rendered with other tasks in between.
 */
export function apiInTurns(fetch: Fetch): Fetch {
  const inTurn = createQueue({ ...queueLimits.renderedAnswers, pause: nextTask });
  return async (request) => {
    const response = await fetch(request);
    await inTurn(async () => undefined, { share: requestShare() });
    return response;
  };
}

type PagesOptions = {
  ports: Ports;
  api: Api;
  changes: Changes;
  renderLarge: RenderLarge | null;
  cdnSeconds: number;
  /** The build of the server, with the renderer. */
  folder: string;
};

/** How long a CDN may answer with an older page while it asks for the new one, in seconds. */
const staleWhileRevalidate = 60;

/** For the API alone, as behind the development server of the page. */
const withoutBuild: Pages = {
  inlineScripts: [],
  cachedBytes: () => 0,
  answer: async () =>
    new Response('The pages are not built. Run: npm run build\n', { status: 404 }),
};

/** The rendered pages, if the page is built. */
export async function openPages(options: PagesOptions): Promise<Pages> {
  const { ports, api, changes, renderLarge, cdnSeconds, folder } = options;
  if (!existsSync(join(folder, 'render.js'))) return withoutBuild;
  const { data, clock, report, settings, secrets } = ports;
  return createPages({
    renderer: await loadRenderer(folder, settings.siteUrl),
    ...(renderLarge ? { renderLarge } : {}),
    api: apiInTurns(async (request) => {
      // The visitor's own limits are used up, not those of all visitors together.
      const client = requestClient();
      return api.fetch(request, client === undefined ? {} : { client });
    }),
    data,
    hashToken: secrets.hash,
    siteUrl: settings.siteUrl,
    changes,
    cards: createCards({ data, fontFile: join(folder, 'cardFont.ttf') }),
    clock,
    report,
    ...(cdnSeconds > 0 ? { sharedCache: { maxAge: cdnSeconds, staleWhileRevalidate } } : {}),
  });
}

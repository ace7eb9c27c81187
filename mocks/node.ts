import type { Files, StoredFile } from '@server/core/ports';
import { createCommunity } from '@server/seed/community';
import { setupServer } from 'msw/node';
import { createBridge } from './answerCall';
import { documentCookies } from './cookieStore';
import { createWorld, type Site } from './createMockApi';
import { createHandlers } from './handlers';
import { plantCommunity } from './loadCommunity';

const noKeeper = { catchUp: () => Promise.resolve(), keep: () => Promise.resolve() };

function createFiles(): Files {
  const files = new Map<string, StoredFile>();
  return {
    async put(name, file) {
      files.set(name, file);
    },
    async get(name) {
      return files.get(name) ?? null;
    },
    async remove(names) {
      for (const name of names) files.delete(name);
    },
  };
}

function documentSite(): Site {
  return { url: window.location.origin, cookies: documentCookies };
}

/** The same API in front of a test: `world` is what it runs on, `server` answers the page's calls. */
export function createTestServer(now: number, site = documentSite()) {
  const failures: unknown[] = [];
  const world = createWorld({
    files: createFiles(),
    report: (failure) => failures.push(failure),
    iterations: 1,
    site,
  });
  plantCommunity(world.data, createCommunity({ now, apiPath: '/api/v1' }));
  const answer = createBridge(world, noKeeper, (work) => work());
  const server = setupServer(...createHandlers(`${site.url}/api/v1`, answer));
  return { world, server, failures };
}

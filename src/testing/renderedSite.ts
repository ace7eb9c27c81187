import { signInAs } from '@mocks/panel/signInAs';
import { createTestServer } from '@mocks/testing/createTestServer';
import { act, waitFor } from '@testing-library/react';
import { prerender } from 'react-dom/static';
import { expect, onTestFinished, vi } from 'vitest';
import { createRenderer } from '@/app/render';
import { startApp } from '@/app/start';
import { startOfRun } from './fixedDate';
import { pageManifest } from './pageManifest';

const browserGlobals = ['window', 'document', 'navigator', 'localStorage', 'sessionStorage'];
const template = '<html><head><!--head--></head><body><div id="root"></div></body></html>';

type Served = NonNullable<Parameters<ReturnType<typeof createRenderer>['render']>[2]>;

/** A test server that also renders pages with their data. */
export function createRenderedSite() {
  const { server, mockApi } = createTestServer(startOfRun);
  server.listen({ onUnhandledRequest: 'error' });
  onTestFinished(() => server.close());

  /** Renders without browser globals, and for a visitor. */
  async function renderPage(path: string, served?: Served) {
    const { origin } = window.location;
    // Code that the page of an earlier test has asked for would arrive without a window, which React needs.
    await vi.dynamicImportSettled();
    for (const name of browserGlobals) vi.stubGlobal(name, undefined);
    const zone = vi.spyOn(Date.prototype, 'getTimezoneOffset').mockImplementation(() => {
      throw new Error('A page that is rendered for everybody has the time zone of the server.');
    });
    try {
      const { render } = createRenderer({ template, siteUrl: origin, manifest: pageManifest });
      const answer = async ({ url, method, headers, body }: Request) => {
        const init = { method, headers, body, duplex: 'half', credentials: 'omit' } as const;
        return mockApi.api.fetch(new Request(url, init));
      };
      return await render(new Request(origin + path), answer, served);
    } finally {
      // React's server renderer keeps the values of contexts until it renders the next element.
      await prerender(null);
      zone.mockRestore();
      vi.unstubAllGlobals();
    }
  }

  return { server, mockApi, renderPage };
}

/** Ignores what React says because HTML and page are rendered in one process, though not at once. */
function ignoreOtherRenderer() {
  // The setup of the tests replaces this function, and `spyOn` answers with that replacement.
  const spy = vi.spyOn(console, 'error');
  const record = spy.getMockImplementation();
  spy.mockImplementation((...message: unknown[]) => {
    if (!String(message[0]).startsWith('Detected multiple renderers')) record?.(...message);
  });
}

/** Shows the HTML as a browser does. */
export function showRenderedPage(html: string, path: string) {
  ignoreOtherRenderer();
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  document.head.replaceChildren(...parsed.head.childNodes);
  document.body.replaceChildren(...parsed.body.childNodes);
  window.history.replaceState(null, '', path);
  document.documentElement.dataset['address'] = path;
  // jsdom loads no fonts.
  document.documentElement.dataset['fonts'] = 'loaded';
  onTestFinished(() => {
    delete document.documentElement.dataset['fonts'];
    delete document.documentElement.dataset['address'];
    document.head.replaceChildren();
    window.history.replaceState(null, '', '/');
  });
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root.');
  return root;
}

/** Starts the app in the HTML; `beforeStart` is what a reader does meanwhile. */
export async function startRenderedPage(html: string, path: string, beforeStart = () => {}) {
  const root = showRenderedPage(html, path);
  beforeStart();
  const app = await act(() => startApp(root));
  onTestFinished(() => act(() => app?.unmount()));
  // Parts hydrate when their code has arrived.
  await waitFor(() => expect(document.querySelector('[inert]')).toBeNull());
}

/** Signs in before the app starts. Returns why it failed, or null. */
export const signIn = (username: string) => signInAs(username);

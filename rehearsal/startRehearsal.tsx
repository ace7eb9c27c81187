import { siteStyleId } from '@contract/pageData';
import { accentStyle } from '@contract/site/accent';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from '@/app/App';
import type { SiteStart } from '@/features/move/frame/frameMessages';
import { connect } from './connect';
import { createSite } from './createSite';
import { followLinks } from './followLinks';
import { openCore } from './openCore';
import { servePage } from './servePage';
import { showPictures } from './showPictures';

/** As the server and the inline script of index.html do it for other pages. */
function prepareLooks({ theme, site: { accent } }: SiteStart) {
  const { dataset } = document.documentElement;
  dataset['theme'] = theme;
  dataset['fonts'] = 'loaded';
  const style = document.createElement('style');
  style.id = siteStyleId;
  style.textContent = accentStyle(accent);
  document.head.append(style);
}

/** Shows the site with the posts that the page around the frame hands over. */
export async function startRehearsal(container: HTMLElement) {
  const { start, pagePort, corePort } = await connect();
  prepareLooks(start);
  const worker = new Worker(new URL('./core/worker.ts', import.meta.url), { type: 'module' });
  const core = openCore({ worker, author: start.author, port: corePort });
  try {
    await core.loaded;
  } catch {
    servePage(pagePort, () => undefined).send({ kind: 'failed' });
    return;
  }
  const { store, router, site } = await createSite({
    fetch: core.fetch,
    settings: start.site,
    // Its address stays, see leaveDevice.ts. Another router would be code that every page loads.
    createRouter: createBrowserRouter,
  });
  const navigate = (path: string) => void router.navigate(path);
  const page = servePage(pagePort, navigate);
  followLinks(document.body, navigate);
  showPictures(document.body, page.readPicture);
  createRoot(container).render(
    <StrictMode>
      <App store={store} router={router} site={site} />
    </StrictMode>,
  );
  page.send({ kind: 'shown' });
}

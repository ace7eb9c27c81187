import { dashboardFrame, pageComponents } from '@/app/pageComponents';

const files = [dashboardFrame, ...Object.values(pageComponents)].map(({ page }) => page);

/** A build's manifest in which each page has one chunk. */
export const pageManifest = Object.fromEntries(
  files.map((page) => [`src/pages/${page}.tsx`, { file: `assets/${page}.js` }]),
);

import { isPageName, paths } from '@contract/pages';
import {
  dashboardModules,
  type Manifest,
  offlineModules,
  savingModules,
  sessionModules,
} from '@/app/pageChunks';
import { dashboardFrame, guards, pageComponent } from '@/app/pageComponents';

const names = Object.keys(paths).filter(isPageName);
const pages = [dashboardFrame, ...Object.values(guards), ...names.map(pageComponent)];

const chunkOf = (file: string) => `assets/${file.replace(/^.*\/|\.tsx?$/g, '')}.js`;

const files = [
  ...pages.map(({ page }) => `src/pages/${page}.tsx`),
  ...sessionModules,
  ...dashboardModules,
  ...savingModules,
  ...offlineModules,
];

/** A build's manifest in which each page and each preloaded module has one chunk, and the dashboard a stylesheet. */
export const pageManifest: Manifest = {
  ...Object.fromEntries(files.map((file) => [file, { file: chunkOf(file) }])),
  'src/pages/DashboardPage.tsx': {
    file: 'assets/DashboardPage.js',
    css: ['assets/memberStyles.css'],
  },
};

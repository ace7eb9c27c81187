const pages = [
  'HomePage',
  'PostsPage',
  'PostPage',
  'ProfilePage',
  'AboutPage',
  'DashboardPage',
  'dashboard/OverviewView',
  'NotFoundPage',
  'VerifyAccountPage',
];

/** A build's manifest in which each page has one chunk. */
export const pageManifest = Object.fromEntries(
  pages.map((page) => [`src/pages/${page}.tsx`, { file: `assets/${page}.js` }]),
);

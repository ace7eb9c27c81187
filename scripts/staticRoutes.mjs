/** Every address that is rendered at build time, and the file that a static host serves for it. */
export const staticPages = {
  '/': 'index.html',
  '/posts': 'posts.html',
  '/about': 'about.html',
  '/contact': 'contact.html',
  '/privacy-policy': 'privacy-policy.html',
  '/sign-in': 'sign-in.html',
  '/sign-up': 'sign-up.html',
  '/forgot-password': 'forgot-password.html',
  '/not-found': '404.html',
};

/** Skeletons for addresses with data or for members; the address only selects what is rendered. */
export const shells = {
  '/posts/-': 'shells/post.html',
  '/dashboard': 'shells/app.html',
};

/** Addresses without a file, in the syntax of `_redirects` (Netlify, Cloudflare Pages). */
export const rewrites = [
  ['/posts/*', '/shells/post.html'],
  ['/username/*', '/shells/app.html'],
  ['/user/*', '/shells/app.html'],
  ['/reset-password/*', '/shells/app.html'],
  ['/restore-email/*', '/shells/app.html'],
  ['/dashboard', '/shells/app.html'],
  ['/dashboard/*', '/shells/app.html'],
  ['/create', '/shells/app.html'],
  ['/update', '/shells/app.html'],
  ['/change-password', '/shells/app.html'],
  ['/denied', '/shells/app.html'],
];

const isMatch = (pattern, path) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** The built page for an address: the same answer from the preview server and from any host. */
export function pageFor(path) {
  const trimmed = path.replace(/(.)\/$/, '$1');
  if (Object.hasOwn(staticPages, trimmed)) return { file: `/${staticPages[trimmed]}`, status: 200 };
  const rewrite = rewrites.find(([pattern]) => isMatch(pattern, trimmed));
  return rewrite ? { file: rewrite[1], status: 200 } : { file: '/404.html', status: 404 };
}

/**
 * The text of a regular expression for the addresses with a page. Hosts that don't know the rewrites
 * answer them with 404.html.
 */
export function knownAddresses() {
  const paths = Object.keys(staticPages).filter((path) => path !== '/not-found');
  const sources = [...paths, ...rewrites.map(([pattern]) => pattern)].map((pattern) =>
    pattern.replace(/\*$/, '.*'),
  );
  return `^(?:${sources.join('|')})/?$`;
}

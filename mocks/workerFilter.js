/**
 * Runs before MSW in its worker. MSW asks the page about every request; scripts, styles and other
 * files of the site would wait for that, so only calls that the mocks answer are left to it.
 */
function isMocked({ pathname, hostname }) {
  return pathname.startsWith('/api/') || hostname === 'accounts.google.com';
}

addEventListener('fetch', (event) => {
  if (!isMocked(new URL(event.request.url))) event.stopImmediatePropagation();
});

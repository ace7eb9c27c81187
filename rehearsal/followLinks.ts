type Navigate = (path: string) => void;

/** Files and the API have addresses of their own. */
const isPage = (path: string) => !/\.\w+$/.test(path) && !path.startsWith('/api/');

function goToPart(hash: string) {
  const part = document.getElementById(decodeURIComponent(hash.slice(1)));
  part?.scrollIntoView();
  part?.focus({ preventScroll: true });
}

/** Opens links below `root` to pages of this site in the frame. Others are opened in another tab, see rehearsal.html. */
export function followLinks(root: HTMLElement, navigate: Navigate) {
  root.addEventListener('click', (event) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (event.defaultPrevented || !isPlain || !(event.target instanceof Element)) return;
    const link = event.target.closest('a');
    if (!link?.href || link.origin !== window.location.origin) return;
    const { pathname, search, hash } = link;
    const isHere = pathname === window.location.pathname;
    if (!isHere && !isPage(pathname)) return;
    event.preventDefault();
    if (isHere) goToPart(hash);
    else navigate(pathname + search + hash);
  });
}

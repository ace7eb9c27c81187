const openedProtocols: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:']);

/** Returns the absolute URL of a link that may be opened, else null. */
function urlToOpen(href: string | null) {
  if (href === null) return null;
  const url = URL.canParse(href, document.baseURI) ? new URL(href, document.baseURI) : null;
  return url && openedProtocols.has(url.protocol) ? url.href : null;
}

function handleClick(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link) return;
  event.preventDefault();
  const isMiddle = event.type === 'auxclick' && event.button === 1;
  const isModified = event.type === 'click' && (event.ctrlKey || event.metaKey);
  if (!isMiddle && !isModified) return;
  // Editor.js would open it with access to this window.
  event.stopPropagation();
  const url = urlToOpen(link.getAttribute('href'));
  if (url !== null) window.open(url, '_blank', 'noopener,noreferrer');
}

/**
 * Opens a link of the document in a new tab on a click with Ctrl or Command, or with the middle button.
 * Any other click on a link does nothing.
 */
export function openLinks(holder: HTMLElement) {
  holder.addEventListener('click', handleClick, { capture: true });
  holder.addEventListener('auxclick', handleClick, { capture: true });
}

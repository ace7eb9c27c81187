import { playerService } from './embeds';
import { inlineHtml, rawHtml } from './html/allowedHtml';
import type { IsAllowedUrl } from './html/cleanAttributes';
import { cleanHtml } from './html/cleanHtml';
import { isSafeUrl } from './safeUrl';

const isAllowedUrl: IsAllowedUrl = (url, use) =>
  isSafeUrl(url, use) && (use !== 'frame' || playerService(url.trim()) !== null);

/** Removes every tag. Entities stay, so the result is safe as HTML too. */
export function sanitizeText(html: string) {
  return cleanHtml(html, { allowed: {}, isAllowedUrl });
}

/** Sanitises text with inline markup. Clean markup is returned unchanged. */
export function sanitizeInline(html: string) {
  return cleanHtml(html, { allowed: inlineHtml, isAllowedUrl });
}

/** Sanitises a block of raw HTML: text, tables, pictures and iframes of known hosts stay. */
export function sanitizeRaw(html: string) {
  return cleanHtml(html, { allowed: rawHtml, isAllowedUrl });
}

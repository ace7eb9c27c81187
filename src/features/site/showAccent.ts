import { siteStyleId } from '@contract/pageData';
import { accentStyle } from '@contract/site/accent';

/** Shows a changed accent on this page; other pages are rendered with it. */
export function showAccent(accent: string) {
  const found = document.getElementById(siteStyleId);
  const style = found ?? document.createElement('style');
  style.id = siteStyleId;
  style.textContent = accentStyle(accent);
  if (!found) document.head.append(style);
}

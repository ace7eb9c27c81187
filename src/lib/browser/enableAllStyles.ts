import { allStylesId } from '@contract/pageData';

/**
 * Loads the styles that the HTML of a rendered page does without. Resolves when they apply; also if they can't be loaded, for
 * example without a connection.
 */
export async function enableAllStyles() {
  const link = document.querySelector(`#${allStylesId}`);
  if (!link?.hasAttribute('disabled')) return;
  await new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
    link.removeAttribute('disabled');
  });
}

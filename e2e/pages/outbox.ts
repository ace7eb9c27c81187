import { mockDatabase } from '@contract/storageKeys';
import type { Page } from '@playwright/test';

/** The texts of the letters that the pretend API has sent, the newest first. */
function readLetters(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ name, store }) =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction(store).objectStore(store).get('emails');
          reading.addEventListener('error', () => reject(reading.error));
          reading.addEventListener('success', () => {
            const kept: unknown = reading.result;
            opening.result.close();
            const letters: unknown[] = Array.isArray(kept) ? kept : [];
            resolve(letters.map((letter) => JSON.stringify(letter)));
          });
        });
      }),
    mockDatabase('usual'),
  );
}

/** The path of the newest link that fits, once its letter is there. */
export async function mailedLink(page: Page, path: RegExp): Promise<string | null> {
  for (const letter of await readLetters(page)) {
    const [link] = path.exec(letter) ?? [];
    if (link) return link;
  }
  return null;
}

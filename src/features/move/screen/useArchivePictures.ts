import { type RefObject, useEffect } from 'react';
import type { ArchiveFile } from '../archives/archive';

/** Shows files of the archive in the pictures with their addresses, as long as the element is there. */
export function useArchivePictures(
  place: RefObject<HTMLElement | null>,
  files: ReadonlyMap<string, ArchiveFile>,
) {
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const shown = new Set<HTMLImageElement>();
    const addresses: string[] = [];
    let isLeft = false;

    async function show(picture: HTMLImageElement) {
      const file = files.get(picture.getAttribute('src') ?? '');
      if (!file || shown.has(picture)) return;
      shown.add(picture);
      const blob = await file.blob().catch(() => null);
      if (!blob || isLeft) return;
      const address = URL.createObjectURL(blob);
      addresses.push(address);
      picture.src = address;
    }

    /** One after another: each is unpacked for it. */
    async function showAll(pictures: Iterable<HTMLImageElement>) {
      for (const picture of pictures) if (!isLeft) await show(picture);
    }

    const update = () => void showAll(element.querySelectorAll('img'));
    const observer = new MutationObserver(update);
    observer.observe(element, { childList: true, subtree: true });
    update();
    return () => {
      isLeft = true;
      observer.disconnect();
      for (const address of addresses) URL.revokeObjectURL(address);
    };
  }, [place, files]);
}

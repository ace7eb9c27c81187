import { archivePicture } from '@/features/move/model/withoutArchiveAddresses';

/** Reads a picture of the archive; null if it can't be read. */
type ReadPicture = (address: string) => Promise<Blob | null>;

const picturesIn = (nodes: Iterable<Node>) =>
  [...nodes].flatMap((node) => {
    if (node instanceof HTMLImageElement) return [node];
    return node instanceof Element ? [...node.querySelectorAll('img')] : [];
  });

const addressOf = (picture: HTMLImageElement) => picture.getAttribute('src') ?? '';

const isOfArchive = (picture: HTMLImageElement) => addressOf(picture).startsWith(archivePicture);

/** How far below the screen a picture is read, so that readers rarely see it missing. */
const near = '800px';

/**
 * Shows pictures of the archive in the elements that have their addresses, when they come near. What is read for an
 * element is given back when the element has gone.
 */
export function showPictures(root: HTMLElement, readPicture: ReadPicture) {
  const shown = new Map<HTMLImageElement, string>();
  const wanted = new Set<HTMLImageElement>();
  let isReading = false;

  async function show(picture: HTMLImageElement) {
    const address = addressOf(picture);
    const blob = await readPicture(address);
    // Meanwhile it can have gone, or be the element of another picture.
    if (!blob || !picture.isConnected || addressOf(picture) !== address) return;
    const url = URL.createObjectURL(blob);
    shown.set(picture, url);
    picture.src = url;
  }

  /** One after another, because each is unpacked for it. */
  async function showWanted() {
    if (isReading) return;
    isReading = true;
    for (const picture of wanted) {
      wanted.delete(picture);
      if (isOfArchive(picture)) await show(picture);
    }
    isReading = false;
  }

  const nearby = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || !(target instanceof HTMLImageElement)) continue;
        nearby.unobserve(target);
        wanted.add(target);
      }
      void showWanted();
    },
    { rootMargin: near },
  );

  function giveBack(picture: HTMLImageElement) {
    const url = shown.get(picture);
    if (url === undefined) return;
    shown.delete(picture);
    URL.revokeObjectURL(url);
  }

  function find(pictures: readonly HTMLImageElement[]) {
    for (const picture of pictures) {
      if (!isOfArchive(picture)) continue;
      giveBack(picture);
      nearby.observe(picture);
    }
  }

  const changes = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      find(picturesIn(type === 'attributes' ? [target] : addedNodes));
    }
    for (const picture of shown.keys()) if (!picture.isConnected) giveBack(picture);
  });
  changes.observe(root, { childList: true, subtree: true, attributeFilter: ['src'] });
  find(picturesIn([root]));
}

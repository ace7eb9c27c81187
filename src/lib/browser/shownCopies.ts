/** Addresses whose content is a stored copy, and when it was stored, in milliseconds. */
const copies = new Map<string, number>();
const listeners = new Set<() => void>();

/** The document itself, if the service worker has marked it as a copy. */
function documentCopy(address: string) {
  const { storedAt, address: rendered } = document.documentElement.dataset;
  return storedAt !== undefined && rendered === address ? Number(storedAt) : null;
}

/** What the pages of this app show that was stored before. */
export const shownCopies = {
  /** Of several copies at an address the oldest counts. */
  storedAt(address: string) {
    return copies.get(address) ?? documentCopy(address);
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

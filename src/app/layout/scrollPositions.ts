import { scrollKey } from '@contract/storageKeys';

const positions = new Map<string, number>();

/** The scroll positions of history entries. They survive a reload, unless storage is blocked. */
export const scrollPositions = {
  read(entry: string): number {
    try {
      return positions.get(entry) ?? Number(window.sessionStorage.getItem(scrollKey(entry)));
    } catch {
      return 0;
    }
  },
  write(entry: string, top: number) {
    positions.set(entry, top);
    try {
      window.sessionStorage.setItem(scrollKey(entry), String(top));
    } catch {
      // They stay until the page is left.
    }
  },
};

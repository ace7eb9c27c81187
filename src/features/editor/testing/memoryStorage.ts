import { vi } from 'vitest';
import type { DraftStorage } from '../draft/deviceStorage';

/** Stores clones, as IndexedDB does. */
export function createMemoryStorage() {
  const values = new Map<string, unknown>();
  const storage = {
    get: vi.fn<DraftStorage['get']>((key) => Promise.resolve(values.get(key))),
    set: vi.fn<DraftStorage['set']>((key, value) => {
      values.set(key, structuredClone(value));
      return Promise.resolve();
    }),
    note: vi.fn<DraftStorage['note']>((key, value) => {
      values.set(key, structuredClone(value));
      return true;
    }),
    delete: vi.fn<DraftStorage['delete']>((key) => {
      values.delete(key);
      return Promise.resolve();
    }),
    entries: vi.fn<DraftStorage['entries']>(() => Promise.resolve([...values])),
  };
  return { storage, values };
}

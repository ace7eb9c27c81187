import { mockDatabase, mockKeys } from '@contract/storageKeys';
import type { Snapshot } from '@server/data/memory/memoryData';
import {
  schemaOfRow,
  type TableName,
  type TableRows,
  tableNames,
} from '@server/data/rows/rowSchemas';
import { clear, createStore, get, getMany, setMany, type UseStore } from 'idb-keyval';
import * as v from 'valibot';
import type { Persistence } from './answerCall';
import type { MockApi } from './createMockApi';
import { storedCookies } from './state/cookieStore';
import { lettersSchema } from './state/outbox';

const versions = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.number()));
type Versions = v.InferOutput<typeof versions>;

type SavedState = Pick<MockApi, 'data' | 'cookieStore' | 'mail'>;

/** A part of the state that is saved by itself, so that a like doesn't save all posts. */
type Part = {
  name: string;
  isDirty: () => boolean;
  clean: () => void;
  read: () => unknown;
  restore: (saved: unknown) => void;
};

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- ties the rows to their schema
function tablePart<Name extends TableName>({ data }: SavedState, name: Name): Part {
  const table: Snapshot<TableRows[Name]> = data.tables[name];
  const row: v.GenericSchema<unknown, TableRows[Name]> = schemaOfRow[name];
  return {
    name,
    isDirty: () => data.dirty.has(name),
    clean: () => data.dirty.delete(name),
    read: () => table.rows(),
    restore: (saved) => table.replace(v.parse(v.array(row), saved)),
  };
}

/** What is saved: every table, the cookies and the e-mails. */
export function partsOf(mockApi: SavedState): Part[] {
  const { cookieStore, mail } = mockApi;
  const cookies: Part = {
    name: 'cookies',
    isDirty: () => cookieStore.hasChanged,
    clean: () => {
      cookieStore.hasChanged = false;
    },
    read: () => cookieStore.all(),
    restore: (saved) => cookieStore.replace(v.parse(storedCookies, saved)),
  };
  const outbox: Part = {
    name: 'emails',
    isDirty: () => mail.hasChanged,
    clean: () => {
      mail.hasChanged = false;
    },
    read: () => mail.all(),
    restore: (saved) => mail.replace(v.parse(lettersSchema, saved)),
  };
  return [...tableNames.map((name) => tablePart(mockApi, name)), cookies, outbox];
}

function readVersions(): Versions {
  const parsed = v.safeParse(versions, localStorage.getItem(mockKeys.versions));
  return parsed.success ? parsed.output : {};
}

/**
 * Whether a part has to be loaded again. Without a saved version the community was deleted: until the page loads again, it
 * shows what it has.
 */
export function isStale(name: string, saved: Versions, loaded: Versions) {
  return saved[name] !== undefined && saved[name] !== loaded[name];
}

/** One database per community. */
export function openStore(seed: string) {
  const { name, store } = mockDatabase(seed);
  return createStore(name, store);
}

export async function deleteState(store: UseStore) {
  localStorage.removeItem(mockKeys.versions);
  await clear(store);
}

/**
 * Saves the mock's state in IndexedDB, part by part. Each tab remembers the version of the parts it
 * has loaded; the saved versions are in localStorage, which all tabs share.
 */
export function createPersistence(
  mockApi: MockApi,
  store: UseStore,
): Persistence & { restore(): Promise<boolean> } {
  const parts = partsOf(mockApi);
  let loadedVersions: Versions = {};

  async function restoreParts(stale: readonly Part[], savedVersions: Versions) {
    const saved = await getMany<unknown>(
      stale.map(({ name }) => name),
      store,
    );
    for (const [at, part] of stale.entries()) {
      part.restore(saved[at]);
      part.clean();
    }
    loadedVersions = { ...savedVersions };
  }

  return {
    async restore() {
      const savedVersions = readVersions();
      if ((await get('users', store)) === undefined) return false;
      await restoreParts(
        parts.filter(({ name }) => savedVersions[name] !== undefined),
        savedVersions,
      );
      return savedVersions.users !== undefined;
    },
    async loadChanges() {
      const savedVersions = readVersions();
      const stale = parts.filter(({ name }) => isStale(name, savedVersions, loadedVersions));
      if (stale.length > 0) await restoreParts(stale, savedVersions);
    },
    async save() {
      const dirty = parts.filter((part) => part.isDirty());
      if (dirty.length === 0) return;
      await setMany(
        dirty.map((part) => [part.name, part.read()]),
        store,
      );
      for (const part of dirty) part.clean();
      loadedVersions = {
        ...loadedVersions,
        ...Object.fromEntries(dirty.map(({ name }) => [name, (loadedVersions[name] ?? 0) + 1])),
      };
      localStorage.setItem(mockKeys.versions, JSON.stringify(loadedVersions));
    },
  };
}

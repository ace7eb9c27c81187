import { createStore, delMany, get, getMany, keys, setMany, type UseStore } from 'idb-keyval';
import * as v from 'valibot';
import { keptCookies } from './jar';
import type { Keeper } from './bridge';
import { letters } from './outbox';
import type { World } from './world';

const versionsKey = 'mock:versions';
const versions = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.number()));
type Versions = v.InferOutput<typeof versions>;

const rows = v.array(v.looseObject({}));

function sharedVersions(): Versions {
  const parsed = v.safeParse(versions, localStorage.getItem(versionsKey));
  return parsed.success ? parsed.output : {};
}

/** Everything that is kept, as named parts: each table, the cookies, the letters. */
function partsOf({ data, jar, mail }: World) {
  const parts = Object.entries(data.tables).map(([name, table]) => ({
    name,
    isDirty: () => data.dirty.has(name),
    read: (): unknown => table.rows(),
    replace: (kept: unknown) => table.restore(v.parse(rows, kept)),
  }));
  return [
    ...parts,
    {
      name: 'cookies',
      isDirty: () => jar.hasChanged,
      read: (): unknown => jar.all(),
      replace: (kept: unknown) => jar.replace(v.parse(keptCookies, kept)),
    },
    {
      name: 'letters',
      isDirty: () => mail.hasChanged,
      read: (): unknown => mail.all(),
      replace: (kept: unknown) => mail.replace(v.parse(letters, kept)),
    },
  ];
}

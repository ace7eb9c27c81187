import * as v from 'valibot';

/** Not in TypeScript's DOM types, because only some browsers have it. */
const savingNavigator = v.object({ connection: v.object({ saveData: v.literal(true) }) });

/** Whether the visitor has asked the browser to load less. */
export function savesData() {
  return v.is(savingNavigator, globalThis.navigator);
}

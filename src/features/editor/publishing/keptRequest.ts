/** Browsers limit the body of a request that outlives its page to 64 KiB. The rest is for the names of the fields. */
const mostBytes = 60 * 1024;

/** Whether a form can be sent while the page ends. */
export function canOutlivePage(form: object) {
  const values: unknown[] = Object.values(form);
  const parts = values.filter((value) => typeof value === 'string' || value instanceof Blob);
  return new Blob(parts).size <= mostBytes;
}

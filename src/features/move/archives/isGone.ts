/** How browsers name it. An error that Redux has serialised keeps its name. */
const names = ['NotFoundError', 'NotReadableError'];

/** Whether a chosen file can't be read any more because it was changed, moved or deleted on the disk. */
export const isGone = (thrown: unknown) =>
  typeof thrown === 'object' &&
  thrown !== null &&
  'name' in thrown &&
  names.some((name) => name === thrown.name);

import * as v from 'valibot';

/** A successful answer that is a file. A page of a proxy, for example, is none. */
export const fileOf = (mediaType: string) =>
  v.pipe(
    v.blob(),
    v.check(({ type }) => type.split(';')[0] === mediaType),
  );

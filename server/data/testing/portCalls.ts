import type { Data } from '../port';

/** A call of each method of some parts of the port. */
export type Calls<Part extends keyof Data> = {
  readonly [Name in Part]: {
    readonly [Method in keyof Data[Name]]: (data: Data) => Promise<unknown>;
  };
};

import type { Data } from '../port';

type Call = (data: Data) => Promise<unknown>;

/** A method that only reads, with an example of a call. */
export const reads = (call: Call) => ({ kind: 'reads', call }) as const;

/** A method that changes something that a cached page shows, or that a member is told. */
export const changes = (call: Call) => ({ kind: 'changes', call }) as const;

/** A method that changes something else; the reason says why no page shows it. */
export const unseen = (reason: string, call: Call) => ({ kind: 'unseen', reason, call }) as const;

type Method = ReturnType<typeof reads> | ReturnType<typeof changes> | ReturnType<typeof unseen>;

/** Every method of some parts of the port. */
export type Methods<Part extends keyof Data> = {
  readonly [Name in Part]: { readonly [Of in keyof Data[Name]]: Method };
};

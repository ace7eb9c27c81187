import * as v from 'valibot';

/** The navigation state of a visitor who has chosen a new password. */
export const resetState = { isReset: true } as const;

export const isReset = (state: unknown) => v.is(v.object({ isReset: v.literal(true) }), state);

import * as v from 'valibot';

const databaseError = v.looseObject({
  code: v.string(),
  /** The name of the constraint. */
  constraint: v.nullish(v.string()),
});
const wrappedError = v.looseObject({ cause: v.unknown() });

/** The error of the database, which `Db` passes on as a cause. */
function databaseErrorIn(error: unknown): v.InferOutput<typeof databaseError> | null {
  if (v.is(databaseError, error)) return error;
  return v.is(wrappedError, error) && error.cause !== undefined
    ? databaseErrorIn(error.cause)
    : null;
}

const uniqueViolation = '23505';
const foreignKeyViolation = '23503';
const deadlock = '40P01';
const serializationFailure = '40001';

/** The code of the database's or the connection's error; null if there is none. */
export const errorCodeOf = (error: unknown) => databaseErrorIn(error)?.code ?? null;

/** The name of the unique constraint that a statement would have broken. */
export function brokenUniqueConstraint(error: unknown) {
  const found = databaseErrorIn(error);
  if (found?.code !== uniqueViolation) return null;
  return found.constraint ?? null;
}

/** Returns true if a row points to a missing one. */
function isForeignKeyViolation(error: unknown) {
  return databaseErrorIn(error)?.code === foreignKeyViolation;
}

const mostAttempts = 5;

/** Runs a statement or transaction again if it failed only because of a parallel one. */
export async function repeatOnConflict<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      const code = databaseErrorIn(error)?.code;
      const isConflict = code === deadlock || code === serializationFailure;
      if (!isConflict || attempt === mostAttempts) throw error;
    }
  }
}

/** Returns `answer` if a row that the statement refers to was removed meanwhile. */
export async function ifRemoved<Result, Answer>(statement: Promise<Result>, answer: Answer) {
  try {
    return await statement;
  } catch (error) {
    if (isForeignKeyViolation(error)) return answer;
    throw error;
  }
}

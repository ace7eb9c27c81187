/** Thrown by ports while a part of the installation doesn't work, such as the database. */
export class TemporaryFailure extends Error {
  override readonly name = 'TemporaryFailure';
}

/** Returns true for a temporary failure, also if another error has it as its cause. */
export function isTemporaryFailure(failure: unknown): boolean {
  if (failure instanceof TemporaryFailure) return true;
  return failure instanceof Error && isTemporaryFailure(failure.cause);
}

/** A command that can't be done; the message says why and what to do. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure';
}

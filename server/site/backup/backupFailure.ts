/** A backup or restore that can't be done; the message says why and what to do. */
export class BackupFailure extends Error {
  override readonly name = 'BackupFailure';
}

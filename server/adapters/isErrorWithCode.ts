/** Returns true for an error of Node with this code, such as `ENOENT`. */
export function isErrorWithCode(failure: unknown, code: string) {
  return failure instanceof Error && 'code' in failure && failure.code === code;
}

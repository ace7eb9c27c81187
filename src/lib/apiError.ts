/** Every way in which a call can fail, as one serialisable shape. */
export type ApiError = {
  /**
   * refused: the API answered no. unreachable: no answer, or the API's own trouble.
   * unreadable: an answer that is not what the contract says. cancelled: nobody waits any more.
   * gate: the screen itself said no, before any call.
   */
  kind: 'refused' | 'unreachable' | 'unreadable' | 'cancelled' | 'gate';
  status: number | null;
  /** The server's words, where it had any. */
  message: string | null;
  /** The form field that the message is about. */
  field: string | null;
  retryAfter: number | null;
};

export function apiError(kind: ApiError['kind'], details: Partial<ApiError> = {}): ApiError {
  return { kind, status: null, message: null, field: null, retryAfter: null, ...details };
}

export function isApiError(value: unknown): value is ApiError {
  return typeof value === 'object' && value !== null && 'kind' in value && 'retryAfter' in value;
}

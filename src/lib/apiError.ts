/** Every failure of a call, as one serialisable shape. */
export type ApiError = {
  /**
   * refused: the API rejected the call. unreachable: no answer, or a server error. unreadable: an
   * answer that isn't JSON, as from a proxy, or doesn't match the contract.
   * cancelled: aborted.
   * gate: rejected by the page before any call.
   */
  kind: 'refused' | 'unreachable' | 'unreadable' | 'cancelled' | 'gate';
  /** null without an answer, and for an answer that says `success: false` with a status of success. */
  status: number | null;
  /** The server's message, if it sent one. */
  message: string | null;
  /** The form field that the message is about. */
  field: string | null;
  retryAfter: number | null;
  /** Set if the client has given up on an answer. */
  isLate?: boolean | undefined;
  /** The present version of a post that was changed meanwhile (409). */
  revision?: number | undefined;
  /** The unpublished changes of a post are others than those that were sent along (409). */
  isPendingStale?: boolean | undefined;
  /** The report that another moderator has decided (409), as the API sent it. */
  report?: unknown;
  /** The post that was published meanwhile (409), as the API sent it. */
  blog?: unknown;
};

export function apiError(kind: ApiError['kind'], details: Partial<ApiError> = {}): ApiError {
  return { kind, status: null, message: null, field: null, retryAfter: null, ...details };
}

type Failure = ApiError | null | undefined;

/** Whether the same call can succeed later: the API has not refused it, or only because of too many calls. */
export function isTemporary(error: Failure) {
  return error?.kind === 'unreachable' || error?.kind === 'unreadable' || error?.status === 429;
}

export const isRefused = (error: Failure) => error?.kind === 'refused' && !isTemporary(error);

/** The API's message about a form as a whole; null if it names a field. */
export const formMessageOf = ({ field, message }: ApiError) => (field === null ? message : null);

/** Whether a call got no answer at all, as without a connection. */
export const isUnanswered = (value: unknown): value is ApiError =>
  isApiError(value) && value.kind === 'unreachable' && value.status === null;

export function isApiError(value: unknown): value is ApiError {
  return typeof value === 'object' && value !== null && 'kind' in value && 'retryAfter' in value;
}

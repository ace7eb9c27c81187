import { requestMessages, sessionMessages } from '@contract/texts/apiMessages';
import { gateTexts } from '@contract/texts/gateTexts';

type FailureDetails = {
  retryAfter?: number;
  field?: string;
  revision?: number;
  /** The stored data in conflict, by its name in the answer. */
  stored?: Readonly<Record<string, unknown>>;
  allow?: readonly string[];
};

/** A failure that is reported to the client. Any other error is answered with 500. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly status: number;
  readonly details: FailureDetails;

  constructor(status: number, message: string, details: FailureDetails = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }
}

/** 400: the request doesn't have the shape that the endpoint expects. */
export const malformed = (message: string = requestMessages.malformed) =>
  new ApiFailure(400, message);

/** 401: the endpoint needs a session. */
export const unauthenticated = (message: string = sessionMessages.signInRequired) =>
  new ApiFailure(401, message);

/** 403: the user doesn't have the permission. */
export const forbidden = (message: string = gateTexts.notAllowed) => new ApiFailure(403, message);

/** 404: missing, or not visible to this user. */
export const notFound = (message: string = requestMessages.notFound) =>
  new ApiFailure(404, message);

/** 409: conflicts with what is stored; `field` is the form field it concerns. */
export const conflict = (message: string, field?: string) =>
  new ApiFailure(409, message, field === undefined ? {} : { field });

/** 409, with what is stored: something was decided or changed since it was read. */
export const overtaken = (message: string, stored: Readonly<Record<string, unknown>>) =>
  new ApiFailure(409, message, { stored });

/** 409: the post has another version than the one that was changed. */
export const staleVersion = (message: string, revision: number) =>
  new ApiFailure(409, message, { revision });

/** 413: the body or a file is larger than the limit. */
export const tooLarge = (message: string = requestMessages.tooLarge) =>
  new ApiFailure(413, message);

/** 415: the wrong content type or file type. */
export const wrongType = (message: string = requestMessages.wrongType) =>
  new ApiFailure(415, message);

/** 422: breaks a validation rule; `field` is the form field it concerns. */
export const brokenRule = (message: string, field?: string) =>
  new ApiFailure(422, message, field === undefined ? {} : { field });

/** 422: words in this colour could not be read; `nearest` is the colour most like it in which they can. */
export const wrongAccent = (message: string, nearest: string) =>
  new ApiFailure(422, message, { field: 'accent', stored: { nearest } });

/** 429: too many attempts; `wait` is in milliseconds. */
export const tooMany = (wait: number, message: string = requestMessages.tooMany) =>
  new ApiFailure(429, message, { retryAfter: Math.ceil(wait / 1000) });

/** When a call that failed with 503 is worth repeating. */
export const retryAfterSeconds = 10;

/** 503: a part of the installation doesn't work now, so the same request can succeed later. */
export const unavailable = (message: string = requestMessages.unavailable) =>
  new ApiFailure(503, message, { retryAfter: retryAfterSeconds });

type FailureDetails = { retryAfter?: number; field?: string; allow?: readonly string[] };

/** A failure that the client is told about: its status and what it says. */
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

export const ownFailureMessage = 'Something went wrong on our side. Please try again.';

/** The request could not be read as what the call expects. */
export const malformed = (message = 'This request could not be understood.') =>
  new ApiFailure(400, message);

/** Nobody is signed in, and the call needs somebody. */
export const unauthenticated = (message = 'Please sign in to continue.') =>
  new ApiFailure(401, message);

/** Somebody is signed in, and may not do this. */
export const forbidden = (message = 'You are not authorized to do this.') =>
  new ApiFailure(403, message);

/** What the call is about isn't there, or not for this client. */
export const notFound = (message = 'We could not find what you were looking for.') =>
  new ApiFailure(404, message);

/** It clashes with what is there already. */
export const conflict = (message: string, field?: string) =>
  new ApiFailure(409, message, field === undefined ? {} : { field });

export const tooLarge = (message = 'This request is too large.') => new ApiFailure(413, message);

export const wrongType = (message = 'This kind of content is not accepted here.') =>
  new ApiFailure(415, message);

/** A rule of a form is broken; `field` is the one it is said beside. */
export const brokenRule = (message: string, field?: string) =>
  new ApiFailure(422, message, field === undefined ? {} : { field });

/** Too often; `retryAfter` is in seconds. */
export const tooMany = (retryAfter: number, message = 'Too many attempts. Please try later.') =>
  new ApiFailure(429, message, { retryAfter });

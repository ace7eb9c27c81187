/** An answer for the table of permissions: with this status, the call was allowed, and found nothing to do. */
export const reached = (status: number, answer: Response) =>
  answer.status === status ? new Response() : answer;

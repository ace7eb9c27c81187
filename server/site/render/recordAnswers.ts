import { TemporaryFailure } from '@server/lib/temporaryFailure';

type Api = (request: Request) => Promise<Response>;

const isSuccess = (status: number) => status >= 200 && status < 300;

/** The same call can succeed later; other refusals say that there is nothing at the address. */
const isTemporary = (status: number) =>
  status === 408 || status === 429 || status >= 500 || status < 400;

/** Notes what the API answers while one page is loaded: that decides whether there is a page. */
export function recordAnswers(api: Api) {
  const refusals: number[] = [];
  let size = 0;
  return {
    async api(request: Request) {
      const answer = await api(request);
      const text = await answer.text();
      size += text.length;
      if (!isSuccess(answer.status)) refusals.push(answer.status);
      return new Response(text === '' ? null : text, answer);
    },
    /** The size of all answers, in characters. */
    size: () => size,
    /** Returns true if something of the page doesn't exist; throws if something can't be read now. */
    isMissing(cause?: unknown) {
      if (refusals.some(isTemporary))
        throw new TemporaryFailure('The page has no data at the moment.', { cause });
      return refusals.length > 0;
    },
  };
}

import type { Answer, Endpoint } from '@contract/endpoint';
import { type EndpointName, endpoints } from '@contract/endpoints';
import * as v from 'valibot';

/** An answer as it is sent, with the posts that it shows. */
export class FinishedAnswer {
  constructor(
    readonly text: string,
    readonly postIds: readonly string[],
  ) {}
}

/** A cache of finished answers. */
export type FinishedAnswers = {
  /** The cached answer to a query. Without one, `make` finishes it. */
  read(query: string, make: () => Promise<FinishedAnswer>): Promise<FinishedAnswer>;
};

/** Finishes the answer to each query again. */
export const noAnswers: FinishedAnswers = { read: async (_, make) => make() };

/** The JSON of an answer. Parsing drops fields that the contract doesn't name, so that a row returned whole leaks nothing. */
export const answerText = ({ answer }: Pick<Endpoint, 'answer'>, result: object) =>
  JSON.stringify(v.parse(answer, { ...result, success: true }));

export const finish = <Name extends EndpointName>(
  name: Name,
  result: Omit<Answer<(typeof endpoints)[Name]>, 'success'>,
  postIds: readonly string[],
) => new FinishedAnswer(answerText(endpoints[name], result), postIds);

import type * as v from 'valibot';

/** Work on the JSON of a document. Another thread can do it, which returns its result as data. */
export type Task<Output> = {
  output: v.GenericSchema<unknown, Output>;
  run: (json: string) => Output;
};

/** Tasks by name; `Results` has the type of the result of each. */
export type Tasks<Results> = { readonly [Name in keyof Results]: Task<Results[Name]> };

/** Does one of the tasks. */
export type RunTask<Results> = <Name extends keyof Results>(
  name: Name,
  json: string,
) => Promise<Results[Name]>;

/** Does tasks in this thread. */
export const runInThread =
  <Results>(tasks: Tasks<Results>): RunTask<Results> =>
  async (name, json) =>
    tasks[name].run(json);

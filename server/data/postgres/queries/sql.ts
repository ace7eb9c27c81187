import type { Parameter } from '../connection/driver';

/** A statement, or a part of one: texts, and the parameters that stand between them. */
export class SQL {
  readonly texts: readonly string[];
  readonly parameters: readonly Parameter[];

  constructor(texts: readonly string[], parameters: readonly Parameter[]) {
    this.texts = texts;
    this.parameters = parameters;
  }

  /** The statement with `$1`, `$2` and so on in the places of the parameters. */
  get text() {
    return this.texts.reduce((text, next, at) => `${text}$${at}${next}`);
  }
}

export type SqlValue = SQL | Parameter;

/** The parts between the texts, which are one more. */
function assemble(texts: readonly string[], values: readonly SqlValue[]) {
  const assembled: string[] = [];
  const parameters: Parameter[] = [];
  let open = texts[0] ?? '';
  values.forEach((value, at) => {
    const nested = value instanceof SQL ? value : new SQL(['', ''], [value]);
    const [first = '', ...others] = nested.texts;
    for (const parameter of nested.parameters) parameters.push(parameter);
    open += first;
    for (const text of others) {
      assembled.push(open);
      open = text;
    }
    open += texts[at + 1] ?? '';
  });
  return new SQL([...assembled, open], parameters);
}

/** A template whose values are parameters; an array is one parameter, and another template becomes a part of the text. */
export const sql = Object.assign(
  (texts: TemplateStringsArray, ...values: readonly SqlValue[]) => assemble(texts, values),
  {
    /** Text that is no parameter. */
    raw: (text: string) => new SQL([text], []),
    join: (parts: readonly SQL[], separator: SQL) =>
      assemble(
        ['', ...parts.map(() => '')],
        parts.flatMap((part, at) =>
          at === 0 ? [part] : [assemble(['', '', ''], [separator, part])],
        ),
      ),
  },
);

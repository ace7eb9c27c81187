/** Pairs each value with a key made of its text; equal texts are numbered. */
export function withKeys<Value>(values: readonly Value[], textOf: (value: Value) => string) {
  const counts = new Map<string, number>();
  return values.map((value) => {
    const text = textOf(value);
    const count = (counts.get(text) ?? 0) + 1;
    counts.set(text, count);
    return { key: `${text} ${count}`, value };
  });
}

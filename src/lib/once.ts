/** Returns a function that computes its value in the first call and returns it in all calls. */
export function once<Value>(compute: () => Value): () => Value {
  let computed: { value: Value } | null = null;
  return () => {
    computed ??= { value: compute() };
    return computed.value;
  };
}

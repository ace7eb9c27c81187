/** Built-in functions that read all of the text or list that they are called on. */
const readers = [
  [
    String.prototype,
    ['includes', 'lastIndexOf', 'normalize', 'replaceAll', 'split', 'toLowerCase', 'toUpperCase'],
  ],
  [
    Array.prototype,
    ['concat', 'includes', 'indexOf', 'join', 'shift', 'slice', 'splice', 'unshift'],
  ],
] as const;

type Replaced = { target: object; name: string; original: PropertyDescriptor };

function replace(target: object, name: string, value: unknown): Replaced {
  const original = Object.getOwnPropertyDescriptor(target, name);
  if (!original) throw new Error(`There is no ${name}.`);
  Object.defineProperty(target, name, { ...original, value });
  return { target, name, original };
}

/**
 * How many characters and items the built-in functions that `run` calls pass over: searches until they find something, other
 * functions all of them. What a regular expression passes over more than once is not counted.
 */
export function passedCharacters(run: () => void) {
  let passed = 0;
  const { exec } = RegExp.prototype;
  const { indexOf } = String.prototype;
  const replaced = readers.flatMap(([target, names]) =>
    names.map((name) => {
      const original: unknown = Reflect.get(target, name);
      if (typeof original !== 'function') throw new Error(`${name} is no function.`);
      return replace(target, name, function (this: ArrayLike<unknown>, ...given: unknown[]) {
        passed += this.length;
        return Reflect.apply(original, this, given);
      });
    }),
  );
  // Every function that uses a regular expression calls this one.
  replaced.push(
    replace(RegExp.prototype, 'exec', function (this: RegExp, text: string) {
      const from = this.lastIndex;
      const found = exec.call(this, text);
      if (found) passed += found.index + 1 - from;
      else passed += this.sticky ? 1 : text.length - from;
      return found;
    }),
    replace(String.prototype, 'indexOf', function (this: string, mark: string, from = 0) {
      const found = indexOf.call(this, mark, from);
      passed += (found < 0 ? this.length : found + 1) - from;
      return found;
    }),
  );
  try {
    run();
  } finally {
    for (const { target, name, original } of replaced) {
      Object.defineProperty(target, name, original);
    }
  }
  return passed;
}

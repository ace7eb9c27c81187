const loneSurrogate = /\p{Surrogate}/u;

function isWellFormedText(text: string) {
  return !text.includes('\0') && !loneSurrogate.test(text);
}

/**
 * Whether no string in `value` has lone surrogates or null characters. Iterative, so deep nesting
 * can't overflow the stack.
 */
export function isWellFormed(value: unknown) {
  const unchecked: unknown[] = [value];
  while (unchecked.length > 0) {
    const next = unchecked.pop();
    if (typeof next === 'string') {
      if (!isWellFormedText(next)) return false;
    } else if (next !== null && typeof next === 'object' && !(next instanceof Blob)) {
      for (const inner of Object.values(next)) unchecked.push(inner);
    }
  }
  return true;
}

const loneSurrogate = /\p{Surrogate}/u;

function isWellFormedText(text: string) {
  return !text.includes('\0') && !loneSurrogate.test(text);
}

/**
 * Whether no string in `value` has lone surrogates or null characters. Iterative, so deep nesting
 * can't overflow the stack.
 */
export function isWellFormed(value: unknown) {
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === 'string') {
      if (!isWellFormedText(next)) return false;
    } else if (next !== null && typeof next === 'object' && !(next instanceof Blob)) {
      for (const inner of Object.values(next)) waiting.push(inner);
    }
  }
  return true;
}

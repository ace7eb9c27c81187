/** Fields that are never logged: secrets, request bodies, parameters of queries, addresses. */
const secretFields =
  /password|token|secret|cookie|authorization|xsrf|hash|^(?:body|code|state|key|email|to|from|text|html|params|parameters)$/i;

const removed = '[removed]';
const mostDepth = 6;

const patterns: readonly [RegExp, string][] = [
  // A database library puts the parameters of a failed query into its message.
  [/\nparams: [^]*?(?=\n {4}at |$)/g, `\nparams: ${removed}`],
  [/\$argon2\w+\$\S+|pbkdf2-sha256\$\S+/g, removed],
  [/\bBearer \S+/gi, `Bearer ${removed}`],
  [/([?&](?:code|state|token|key)=)[^&\s"]+/gi, `$1${removed}`],
  // Sessions, links and stored hashes of both: 32 bytes in base64url.
  [/(?<![\w-])[\w-]{43}(?![\w-])/g, removed],
  [/(\/\/[^/\s:@]*):[^/\s@]+@/g, `$1:${removed}@`],
  [/(?<![\w.+%'-])[\w.+%'-]+@[\w-]+(?:\.[\w-]+)+/g, '[address]'],
];

function removeFromText(text: string) {
  return patterns.reduce((cleaned, [pattern, by]) => cleaned.replaceAll(pattern, by), text);
}

/** Name, message, code, stack and cause; other fields of an error can contain anything. */
function describeError(error: Error, depth: number): Record<string, unknown> {
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  const cause = error.cause === undefined ? {} : { cause: removeFrom(error.cause, depth + 1) };
  const several =
    error instanceof AggregateError ? { errors: removeFrom(error.errors, depth + 1) } : {};
  return {
    type: error.name,
    message: removeFromText(error.message),
    ...code,
    stack: removeFromText(error.stack ?? ''),
    ...cause,
    ...several,
  };
}

function removeFrom(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return removeFromText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > mostDepth) return '[too deep]';
  if (value instanceof Error) return describeError(value, depth);
  if (Array.isArray(value)) return value.map((item: unknown) => removeFrom(item, depth + 1));
  if (ArrayBuffer.isView(value)) return '[bytes]';
  if (value instanceof URL) return removeFromText(value.href);
  const entries = Object.entries(value).map(([field, item]: [string, unknown]) => [
    field,
    secretFields.test(field) ? removed : removeFrom(item, depth + 1),
  ]);
  return Object.fromEntries(entries);
}

/** A copy for the log, without secrets, request bodies and e-mail addresses. */
export function removeSecrets(value: unknown) {
  return removeFrom(value, 0);
}

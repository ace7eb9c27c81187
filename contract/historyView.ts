/** What the address of a history asks for: what changed in a version, or what has changed since one. */
export type HistoryView = { version?: number; since?: number };

/** The number of a version; undefined for other texts. */
function readNumber(text: string | null) {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

/** `version` takes precedence; other parameters are ignored. */
export function readHistoryView(search: URLSearchParams): HistoryView {
  const version = readNumber(search.get('version'));
  if (version !== undefined) return { version };
  const since = readNumber(search.get('since'));
  return since === undefined ? {} : { since };
}

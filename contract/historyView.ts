/** What the address of a history asks for: the text of a version, what changed in one, or what has changed since one. */
export type HistoryView = { read?: number; version?: number; since?: number };

/** The number of a version; undefined for other texts. */
function readNumber(text: string | null) {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

/** The first of `read`, `version` and `since` counts; other parameters are ignored. */
export function readHistoryView(search: URLSearchParams): HistoryView {
  const read = readNumber(search.get('read'));
  if (read !== undefined) return { read };
  const version = readNumber(search.get('version'));
  if (version !== undefined) return { version };
  const since = readNumber(search.get('since'));
  return since === undefined ? {} : { since };
}

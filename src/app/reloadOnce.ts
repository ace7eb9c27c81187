import { reloadKey } from '@contract/storageKeys';

const quietTime = 60_000;

/** Reloads, unless it did so a moment ago: a page that stays broken must not reload for ever. */
export function reloadOnce(now = Date.now()) {
  try {
    const last = Number(window.sessionStorage.getItem(reloadKey) ?? 0);
    if (now - last < quietTime) return false;
    window.sessionStorage.setItem(reloadKey, String(now));
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}

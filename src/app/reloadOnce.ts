import { reloadKey } from '@contract/storageKeys';

const quietTime = 60_000;

/** Reloads the page. Returns false if it has reloaded recently, to avoid a reload loop. */
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

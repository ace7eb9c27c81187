import { reloadKey } from '@contract/storageKeys';
import { useEffect } from 'react';
import { reload } from '@/lib/reload';
import { LoadingStatus } from '@/ui/Skeleton';

const quietTime = 60_000;

/**
 * Notes that the page will be reloaded. Returns false if the document before has done so a moment
 * ago, to avoid a reload loop. Several chunks of one document may be missing.
 */
export function mayReload({ now = Date.now(), openedAt = performance.timeOrigin } = {}) {
  try {
    const last = Number(window.sessionStorage.getItem(reloadKey) ?? 0);
    if (last < openedAt && now - last < quietTime) return false;
    window.sessionStorage.setItem(reloadKey, String(now));
    return true;
  } catch {
    return false;
  }
}

/**
 * Stands in for a page whose chunk is missing after a deployment. By the time it is shown, the
 * browser has the address of that page.
 */
export function ReloadPage() {
  useEffect(reload, []);
  return <LoadingStatus label="Loading the page" />;
}

import { reloadKey } from '@contract/storageKeys';
import { type ComponentType, useEffect } from 'react';
import { reload } from '@/lib/browser/reload';
import { LoadingStatus } from './Skeleton';

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
 * Shown instead of a page whose chunk is missing after a deployment. By the time it is shown, the
 * browser has the address of that page.
 */
function ReloadPage() {
  useEffect(reload, []);
  return <LoadingStatus label="Loading the page" />;
}

/**
 * Loads a component. Its chunk can be missing after a deployment: reloading once finds the new names.
 * If it is still missing, the component throws when it is rendered: the router ignores an error of
 * `lazy` in a route without a loader.
 */
export async function loadOrReload<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  try {
    return await load();
  } catch (failure) {
    if (mayReload()) return ReloadPage;
    return () => {
      throw failure;
    };
  }
}

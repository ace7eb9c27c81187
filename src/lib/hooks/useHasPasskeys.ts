import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;
const hasPasskeys = () => typeof PublicKeyCredential === 'function';

/** Whether the browser knows passkeys; false while the page is rendered. */
export const useHasPasskeys = () => useSyncExternalStore(subscribe, hasPasskeys, () => false);

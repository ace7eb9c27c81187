import type { Client } from './createClient';

const credentials = ['__Host-cp_access', '__Host-cp_refresh', 'XSRF-TOKEN'] as const;

export type SavedCookies = Readonly<Record<(typeof credentials)[number], string>>;

/** A copy of a client's cookies. */
export function saveCookies({ cookies }: Client): SavedCookies {
  return {
    '__Host-cp_access': cookies.get('__Host-cp_access') ?? '',
    '__Host-cp_refresh': cookies.get('__Host-cp_refresh') ?? '',
    'XSRF-TOKEN': cookies.get('XSRF-TOKEN') ?? '',
  };
}

/** Sets saved cookies: as after a lost response, or with stolen cookies. */
export function restoreCookies({ cookies }: Client, saved: Partial<SavedCookies>) {
  for (const name of credentials) {
    const value = saved[name];
    if (value === undefined) cookies.remove(name);
    else cookies.set(name, value);
  }
}

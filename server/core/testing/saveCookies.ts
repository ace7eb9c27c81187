import type { Client } from './createClient';

const credentials = ['cp_access', 'cp_refresh', 'XSRF-TOKEN'] as const;

export type SavedCookies = Readonly<Record<(typeof credentials)[number], string>>;

/** A copy of a client's cookies. */
export function saveCookies({ cookies }: Client): SavedCookies {
  return {
    cp_access: cookies.get('cp_access') ?? '',
    cp_refresh: cookies.get('cp_refresh') ?? '',
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

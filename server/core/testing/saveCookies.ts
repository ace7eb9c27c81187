import type { Client } from './createClient';

const credentials = ['cp_access', 'cp_refresh', 'XSRF-TOKEN'] as const;

export type SavedCookies = Readonly<Record<(typeof credentials)[number], string>>;

/** The cookies of a client as they stand, to be shown again later. */
export function saveCookies({ cookies }: Client): SavedCookies {
  return {
    cp_access: cookies.get('cp_access') ?? '',
    cp_refresh: cookies.get('cp_refresh') ?? '',
    'XSRF-TOKEN': cookies.get('XSRF-TOKEN') ?? '',
  };
}

/** Puts back what was kept: a browser whose answer got lost, or somebody who stole a copy. */
export function restoreCookies({ cookies }: Client, kept: Partial<SavedCookies>) {
  for (const name of credentials) {
    const value = kept[name];
    if (value === undefined) cookies.forget(name);
    else cookies.put(name, value);
  }
}

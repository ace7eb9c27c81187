import type { Caller } from './createClient';

const credentials = ['cp_access', 'cp_refresh', 'XSRF-TOKEN'] as const;

export type Kept = Readonly<Record<(typeof credentials)[number], string>>;

/** The cookies of a caller as they stand, to be shown again later. */
export function keepCookies({ cookies }: Caller): Kept {
  return {
    cp_access: cookies.get('cp_access') ?? '',
    cp_refresh: cookies.get('cp_refresh') ?? '',
    'XSRF-TOKEN': cookies.get('XSRF-TOKEN') ?? '',
  };
}

/** Puts back what was kept: a browser whose answer got lost, or somebody who stole a copy. */
export function showCookies({ cookies }: Caller, kept: Partial<Kept>) {
  for (const name of credentials) {
    const value = kept[name];
    if (value === undefined) cookies.forget(name);
    else cookies.put(name, value);
  }
}

import { readFileSync } from 'node:fs';
import type { ConnectionOptions } from 'node:tls';

/** One way to reach a server: with `sslmode=prefer` the same one is tried with TLS, then without. */
export type Server = { host: string; port: number; ssl: ConnectionOptions | false };

/** What a URL of a database says. */
export type Target = {
  /** At least one. They are tried in this order. */
  servers: readonly [Server, ...Server[]];
  user: string | undefined;
  password: string | undefined;
  database: string | undefined;
  /** Whether a standby, which takes no changes, is passed over. */
  needsPrimary: boolean;
  /** Whether connections share those of a pooler; undefined: this is found out. */
  isPooled: boolean | undefined;
  bindsChannel: boolean;
  applicationName: string | undefined;
  options: string | undefined;
};

const form = /^postgres(?:ql)?:\/\/(?:([^@/?#]*)@)?([^/?#]*)(?:\/([^?#]*))?(?:\?([^#]*))?$/;
const place = /^(?:\[([^\]]+)\]|([^:]*))(?::(\d{1,5}))?$/;
const defaultPort = 5432;

function decode(text: string | undefined) {
  return text === undefined || text === '' ? undefined : decodeURIComponent(text);
}

function readPlaces(list: string) {
  return list.split(',').map((text) => {
    const [, address, name, port] = place.exec(decode(text) ?? '') ?? [];
    return { host: address ?? name, port: port === undefined ? undefined : Number(port) };
  });
}

/** How `sslmode` is understood by libpq, except that certificates of `require` are never checked. */
function readEncryption(parameters: URLSearchParams): readonly (ConnectionOptions | false)[] {
  const file = parameters.get('sslrootcert');
  const ca = file === null || file === 'system' ? {} : { ca: readFileSync(file, 'utf8') };
  const unchecked = { rejectUnauthorized: false };
  switch (parameters.get('sslmode') ?? parameters.get('ssl') ?? '') {
    case 'verify-full':
      return [{ ...ca, rejectUnauthorized: true }];
    case 'verify-ca':
      return [{ ...ca, rejectUnauthorized: true, checkServerIdentity: () => undefined }];
    case 'require':
    case 'true':
      return [unchecked];
    case 'prefer':
      return [unchecked, false];
    default:
      return [false];
  }
}

function readServers(authority: string, parameters: URLSearchParams) {
  const listed = readPlaces(parameters.get('host') ?? authority);
  const ports = parameters.get('port')?.split(',').map(Number) ?? [];
  const [first = false, ...others] = readEncryption(parameters);
  const serverAt = ({ host, port }: (typeof listed)[number], index: number) => ({
    host: host || 'localhost',
    port: port ?? ports[index] ?? ports[0] ?? defaultPort,
  });
  const [head = { host: 'localhost', port: defaultPort }, ...tail] = listed.map(serverAt);
  const rest = [head, ...tail].flatMap((server, index) => {
    const kinds = index === 0 ? others : [first, ...others];
    return kinds.map((ssl) => ({ ...server, ssl }));
  });
  return [{ ...head, ssl: first }, ...rest] as const;
}

function readFlag(value: string | null) {
  return value === null ? undefined : value === 'true' || value === '1';
}

/** The options of libpq that concern connections. Others, such as those of poolers, are ignored. */
function readOptions(parameters: URLSearchParams) {
  const searchPath = parameters.get('search_path');
  const options = [parameters.get('options'), searchPath && `-c search_path=${searchPath}`];
  return options.filter(Boolean).join(' ') || undefined;
}

/** Reads a URL of a database as libpq does: it can name several servers. null: it is not one. */
export function readDatabaseUrl(url: string): Target | null {
  try {
    const [, login = '', authority = '', database, query] = form.exec(url) ?? [];
    if (!form.test(url) || readPlaces(authority).some(({ host }) => host === undefined))
      return null;
    const [, user, password] = /^([^:]*)(?::(.*))?$/.exec(login) ?? [];
    const parameters = new URLSearchParams(query ?? '');
    const attributes = parameters.get('target_session_attrs') ?? 'any';
    return {
      servers: readServers(authority, parameters),
      user: decode(user) ?? parameters.get('user') ?? undefined,
      password: decode(password) ?? parameters.get('password') ?? undefined,
      database: decode(database) ?? parameters.get('dbname') ?? undefined,
      needsPrimary: ['read-write', 'primary'].includes(attributes),
      isPooled: readFlag(parameters.get('pgbouncer')),
      bindsChannel: ['prefer', 'require'].includes(parameters.get('channel_binding') ?? ''),
      applicationName: parameters.get('application_name') ?? undefined,
      options: readOptions(parameters),
    };
  } catch {
    return null;
  }
}

/** The servers of a URL, without its password. */
export function describeServers(url: string) {
  const servers = readDatabaseUrl(url)?.servers ?? [];
  return [...new Set(servers.map(({ host, port }) => `${host}:${port}`))].join(', ');
}

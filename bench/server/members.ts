import { apiPath } from '@contract/apiPath';
import { xsrfHeader } from '@contract/storageKeys';
import { benchPassword } from './benchCommunity';

/** A signed-in account, as headers. */
export type Member = { headers: Record<string, string> };

function cookiesOf(response: Response, before: ReadonlyMap<string, string>) {
  const cookies = new Map(before);
  for (const line of response.headers.getSetCookie()) {
    const [pair = ''] = line.split(';', 1);
    const [name = '', value = ''] = pair.split('=', 2);
    cookies.set(name, value);
  }
  return cookies;
}

function headersOf(cookies: ReadonlyMap<string, string>, address: string) {
  const Cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return {
    Cookie,
    [xsrfHeader]: cookies.get('XSRF-TOKEN') ?? '',
    'X-Forwarded-For': address,
  };
}

/** Each has its own address, because limits count addresses. */
export const addressOf = (client: number) => `10.1.${Math.floor(client / 250)}.${client % 250}`;

/** The cookies of a visitor. */
export async function visit(origin: string, address: string): Promise<Member> {
  const response = await fetch(`${origin}${apiPath}/blogs/`, {
    headers: { 'X-Forwarded-For': address },
  });
  return { headers: headersOf(cookiesOf(response, new Map()), address) };
}

type Account = { username: string; client: number };

export async function signIn(origin: string, { username, client }: Account): Promise<Member> {
  const visitor = await visit(origin, addressOf(client));
  const response = await fetch(`${origin}${apiPath}/user/login`, {
    method: 'POST',
    headers: { ...visitor.headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password: benchPassword }),
  });
  if (!response.ok) throw new Error(`${username} can't sign in: ${await response.text()}`);
  return { headers: headersOf(cookiesOf(response, new Map()), addressOf(client)) };
}

/** Signs the first accounts of the community in. */
export async function signInMembers(origin: string, count: number) {
  const members: Member[] = [];
  for (let client = 0; client < count; client += 1) {
    members.push(await signIn(origin, { username: `member${client}`, client }));
  }
  return members;
}

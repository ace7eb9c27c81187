import type { MockApi } from '@mocks/createMockApi';

type Account = ReturnType<MockApi['data']['tables']['users']['rows']>[number];

/** Changes fields of an account that no call can change. */
export function replaceAccount({ data }: MockApi, id: string, patch: Partial<Account>) {
  const { users } = data.tables;
  users.replace(users.rows().map((row) => (row.id === id ? { ...row, ...patch } : row)));
}

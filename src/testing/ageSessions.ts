import type { MockApi } from '@mocks/createMockApi';

/** As if everybody had signed in long ago. */
export function ageSessions({ data }: MockApi) {
  const { sessions } = data.tables;
  sessions.replace(sessions.rows().map((row) => ({ ...row, createdAt: 0 })));
}

import type { UserRow } from '../rows';
import { dated } from './groups';
import { createRanking } from './ranking';
import { createSearchIndex } from './searchIndex';

type Kept = Readonly<UserRow> | null;

export function createUserIndexes() {
  const byUsername = new Map<string, string>();
  const byEmail = new Map<string, string>();
  const newest = createRanking();
  const search = createSearchIndex();

  function forget({ id, username, email }: UserRow) {
    byUsername.delete(username.toLowerCase());
    byEmail.delete(email.toLowerCase());
    newest.drop(id);
  }

  function keep({ id, username, email, firstName, lastName, createdAt }: UserRow) {
    byUsername.set(username.toLowerCase(), id);
    byEmail.set(email.toLowerCase(), id);
    newest.put(dated(id, createdAt));
    search.put({ id, at: createdAt, texts: [username, `${firstName} ${lastName}`, email] });
  }

  return {
    newest,
    search,
    idByUsername: (username: string) => byUsername.get(username.toLowerCase()) ?? null,
    idByEmail: (email: string) => byEmail.get(email.toLowerCase()) ?? null,
    change(before: Kept, after: Kept) {
      if (before) forget(before);
      if (after) keep(after);
      else if (before) search.drop(before.id);
    },
  };
}

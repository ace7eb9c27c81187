import { createSearchText } from '../../memory/tables/search';
import type { UserRow } from '../../rows/rows';

/** In which accounts are searched. */
export const searchText = createSearchText(({ username, firstName, lastName, email }: UserRow) => [
  username,
  `${firstName} ${lastName}`,
  email,
]);

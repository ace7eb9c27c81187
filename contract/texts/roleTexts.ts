import type { Role } from '../entities';

/** The roles for administrators who change them, with what each one may do. */
export const roleTexts: Readonly<Record<Role, { name: string; may: string }>> = {
  user: {
    name: 'Member',
    may: 'Writes posts and comments, and decides about the comments under their own posts.',
  },
  moderator: {
    name: 'Moderator',
    may: 'Also decides about all comments and reports, unpublishes reported posts and restricts members.',
  },
  admin: {
    name: 'Administrator',
    may: 'Also edits and deletes all posts, blocks and deletes accounts, changes roles and the settings of the site, and reads the log.',
  },
};

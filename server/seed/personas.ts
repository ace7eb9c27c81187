import type { Role } from '@contract/entities';
import type { Person } from './people';

export const personaPassword = 'Password1!';

/** The hash of `personaPassword`, stored because hashing it at each start is slow. */
export const personaPasswordHash =
  'pbkdf2-sha256$10000$Y29tbW9ucGxhY2Utc2VlZA$R6pO4IiPR-46URi2zPQ5TVd1UwTfMg_1HQxUyzGAoTY';

export type Persona = Person & {
  role: Role;
  isVerified: boolean;
  isBlocked: boolean;
  /** The number of the portrait; those up to the number of `people` belong to them. */
  portrait: number;
  /** What the persona is for, shown in the developer's panel. */
  purpose: string;
};

const usual = { role: 'user', isVerified: true, isBlocked: false } as const;

export const personas: readonly Persona[] = [
  {
    ...usual,
    username: 'admin',
    firstName: 'Maren',
    lastName: 'Holt',
    bio: 'Keeps the house in order, answers the post and waters the office fern when nobody looks.',
    subjects: [],
    role: 'admin',
    portrait: 62,
    purpose: 'manages users, posts and comments',
  },
  {
    ...usual,
    username: 'author',
    firstName: 'Ines',
    lastName: 'Okonjo',
    bio: 'Gardener by weekend, typographer by weekday. Writes about things that take their time.',
    subjects: ['gardening', 'typography', 'books'],
    portrait: 63,
    purpose: '45 posts, 60 followers',
  },
  {
    ...usual,
    username: 'reader',
    firstName: 'Tomas',
    lastName: 'Lindqvist',
    bio: 'Reads on the train, forgets to get off, and has opinions about footnotes.',
    subjects: [],
    portrait: 66,
    purpose: 'reads, likes and comments',
  },
  {
    ...usual,
    username: 'newbie',
    firstName: 'Priya',
    lastName: 'Raman',
    bio: 'New here. Looking around before saying anything.',
    subjects: [],
    isVerified: false,
    portrait: 65,
    purpose: 'e-mail address not verified',
  },
  {
    ...usual,
    username: 'blocked',
    firstName: 'Victor',
    lastName: 'Slade',
    bio: 'Sold miracle fertiliser in the comments.',
    subjects: [],
    isBlocked: true,
    portrait: 64,
    purpose: 'can’t sign in',
  },
  {
    ...usual,
    username: 'moderator',
    firstName: 'Ruth',
    lastName: 'Abara',
    bio: 'Reads what is reported, decides in the open, and would rather ask than hide.',
    subjects: [],
    role: 'moderator',
    portrait: 67,
    purpose: 'decides about comments',
  },
];

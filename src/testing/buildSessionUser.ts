import type { SessionUser } from '@contract/entities';

/** A verified author who has just signed in. */
export function buildSessionUser(): SessionUser {
  return {
    id: 'user-1',
    username: 'author',
    firstName: 'Ines',
    lastName: 'Okonjo',
    avatar: {},
    email: 'author@mail.example',
    bio: '',
    bgImage: {},
    role: 'user',
    isVerified: true,
    pendingEmail: null,
    showsEmail: false,
    keepsReads: false,
    createdAt: '2026-03-02T08:00:00.000Z',
    tokens: { accessToken: 'a', refreshToken: 'r' },
  };
}

import * as v from 'valibot';
import { expect, test } from 'vitest';
import { user } from './entities';
import { followCard } from './people/followEntities';

const call = '/api/v1/user/google/auth?code=stolen';

function userWith(avatar: unknown, bgImage: unknown) {
  return v.parse(user, {
    id: '1',
    username: 'adalove',
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.com',
    bio: '',
    avatar,
    bgImage,
    role: 'user',
    isVerified: true,
    createdAt: '2026-03-02T09:00:00.000Z',
  });
}

const pictureAt = (url: string) => ({ secure_url: url });

test('an avatar or cover that would call the API is left out', () => {
  const cover = `https://commonplace.example${call}`;
  const { avatar, bgImage } = userWith(pictureAt(call), pictureAt(cover));
  expect(avatar.secure_url).toBeUndefined();
  expect(bgImage.secure_url).toBeUndefined();
});

test('stored files and pictures of other sites stay', () => {
  const stored = '/api/v1/resource/file/a-1280x720.webp';
  const other = 'https://pictures.example/ada.png';
  const { avatar, bgImage } = userWith(pictureAt(other), pictureAt(stored));
  expect(avatar.secure_url).toBe(other);
  expect(bgImage.secure_url).toBe(stored);
});

test.each([undefined, null, {}, pictureAt(''), { secure_url: null }])(
  'an account with the picture %j has none',
  (picture) => {
    expect(userWith(picture, picture).avatar?.secure_url).toBeUndefined();
  },
);

test('the avatar in a list of followers is checked too, and can be missing', () => {
  const card = {
    _id: '1',
    username: 'adalove',
    fullName: 'Ada Lovelace',
    createdAt: '2026-03-02T09:00:00.000Z',
  };
  expect(v.parse(followCard, { ...card, avatar: call }).avatar).toBeUndefined();
  expect(v.parse(followCard, card).avatar).toBeUndefined();
});

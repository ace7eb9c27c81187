import * as v from 'valibot';
import { expect, test } from 'vitest';
import { followCard, user } from './entities';
import { defaultPictures } from './pictureVersions';

const call = '/api/v1/user/google/auth?code=stolen';

function userWith(avatar: string, cover: string) {
  return v.parse(user, {
    id: '1',
    username: 'adalove',
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.com',
    bio: '',
    avatar: { secure_url: avatar },
    bgImage: { secure_url: cover },
    role: 'user',
    isVerified: true,
    createdAt: '2026-03-02T09:00:00.000Z',
  });
}

test('an avatar or cover that would call the API is replaced by the default picture', () => {
  const { avatar, bgImage } = userWith(call, `https://commonplace.example${call}`);
  expect(avatar.secure_url).toBe(defaultPictures.avatar);
  expect(bgImage.secure_url).toBe(defaultPictures.cover);
});

test('stored files and pictures of other sites stay', () => {
  const stored = '/api/v1/resource/file/a-1280x720.webp';
  const other = 'https://pictures.example/ada.png';
  const { avatar, bgImage } = userWith(other, stored);
  expect(avatar.secure_url).toBe(other);
  expect(bgImage.secure_url).toBe(stored);
});

test('the avatar in a list of followers is checked too', () => {
  const card = {
    _id: '1',
    username: 'adalove',
    fullName: 'Ada Lovelace',
    avatar: call,
    createdAt: '2026-03-02T09:00:00.000Z',
  };
  expect(v.parse(followCard, card).avatar).toBe(defaultPictures.avatar);
});

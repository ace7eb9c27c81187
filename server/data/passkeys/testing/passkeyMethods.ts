import { type Methods, reads, unseen } from '../../testing/portMethod';
import { passkeyRow } from '../../testing/rows';

const onlyOwner = 'only the owner of an account sees its passkeys';
const checked = { email: 'user-9', passwordHash: null };
const own = { id: 'passkey', userId: 'user-9' };
const nothing = { letters: [], tokens: [] };

export const passkeyMethods: Methods<'passkeys'> = {
  passkeys: {
    add: unseen(onlyOwner, async ({ passkeys }) => {
      const passkey = passkeyRow('passkey', { userId: 'user-9' });
      return passkeys.add({ passkey, checked, most: 10 }, nothing);
    }),
    list: reads(async ({ passkeys }) => passkeys.list('user-9')),
    byCredential: reads(async ({ passkeys }) => passkeys.byCredential('credential of passkey')),
    use: unseen(onlyOwner, async ({ passkeys }) =>
      passkeys.use({ id: 'passkey', counter: 9, now: 9 }),
    ),
    rename: unseen(onlyOwner, async ({ passkeys }) => passkeys.rename(own, 'Phone')),
    require: unseen(onlyOwner, async ({ passkeys }) =>
      passkeys.require({ userId: 'user-9', checked, hashes: ['code'] }, nothing),
    ),
    useCode: unseen(onlyOwner, async ({ passkeys }) => passkeys.useCode('user-9', 'code')),
    remove: unseen(onlyOwner, async ({ passkeys }) => passkeys.remove(own, nothing)),
  },
};

import { describe, expect, test } from 'vitest';
import type { Data } from '../../port';
import type { DeviceRow } from '../../rows/rows';
import { withPeople } from '../../testing/fixtures';
import { at, emailRow, tokenRow } from '../../testing/rows';

function deviceRow(hash: string, overrides: Partial<DeviceRow> = {}): DeviceRow {
  return { hash, userId: 'ada', seenAt: at(0), expiresAt: at(100), ...overrides };
}

export function describeDevices(make: () => Promise<Data>) {
  describe('devices', () => {
    test('a device is known until it expires', async () => {
      const { devices } = await withPeople(await make());
      await devices.remember(deviceRow('laptop'), 2);
      expect(await devices.isKnown('laptop', at(99))).toBe(true);
      expect(await devices.isKnown('laptop', at(100))).toBe(false);
      expect(await devices.isKnown('phone', at(0))).toBe(false);
    });

    test('expired devices are swept', async () => {
      const { devices } = await withPeople(await make());
      await devices.remember(deviceRow('laptop'), 2);
      await devices.remember(deviceRow('phone', { expiresAt: at(101) }), 2);
      expect(await devices.sweep(at(100))).toBe(1);
      expect(await devices.isKnown('laptop', at(1))).toBe(false);
      expect(await devices.isKnown('phone', at(1))).toBe(true);
    });

    test('signing in again renews it', async () => {
      const { devices } = await withPeople(await make());
      await devices.remember(deviceRow('laptop'), 2);
      await devices.remember(deviceRow('laptop', { seenAt: at(50), expiresAt: at(150) }), 2);
      expect(await devices.isKnown('laptop', at(120))).toBe(true);
    });

    test('an unknown device stores its e-mail, a known one does not', async () => {
      const { devices, letters, tokens } = await withPeople(await make());
      const about = (id: string) => ({
        letters: [emailRow(id, { kind: 'newDevice' })],
        tokens: [tokenRow(id, { kind: 'secure' })],
      });
      const laptop = deviceRow('laptop');
      expect(await devices.remember(laptop, 2, about('first'))).toBe(true);
      expect(await devices.remember(laptop, 2, about('second'))).toBe(false);
      expect(await tokens.peek('first', 'secure')).not.toBeNull();
      expect(await tokens.peek('second', 'secure')).toBeNull();
      const later = { seenAt: at(100), expiresAt: at(200) };
      expect(await devices.remember(deviceRow('laptop', later), 2, about('third'))).toBe(true);
      const missing = deviceRow('tablet', { userId: 'nobody' });
      expect(await devices.remember(missing, 2, about('fourth'))).toBe(false);
      expect((await letters.list({ skip: 0, take: 9 })).waiting).toBe(2);
    });

    test('an account keeps the devices that were seen last', async () => {
      const { devices } = await withPeople(await make());
      await devices.remember(deviceRow('laptop', { seenAt: at(3) }), 2);
      await devices.remember(deviceRow('phone', { seenAt: at(1) }), 2);
      await devices.remember(deviceRow('of ben', { userId: 'ben' }), 2);
      await devices.remember(deviceRow('tablet', { seenAt: at(2) }), 2);
      const known = ['laptop', 'phone', 'tablet', 'of ben'].map((hash) =>
        devices.isKnown(hash, at(4)),
      );
      expect(await Promise.all(known)).toEqual([true, false, true, true]);
    });

    test('removing the account removes its devices; a missing account has none', async () => {
      const { devices, users } = await withPeople(await make());
      await devices.remember(deviceRow('laptop'), 2);
      await users.remove('ada');
      await devices.remember(deviceRow('phone'), 2);
      expect(await devices.isKnown('laptop', at(1))).toBe(false);
      expect(await devices.isKnown('phone', at(1))).toBe(false);
    });
  });
}

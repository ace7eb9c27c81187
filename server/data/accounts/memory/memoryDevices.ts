import { putOutgoing } from '../../emails/memory/memoryEmails';
import type { Store } from '../../memory/tables/store';
import type { DeviceData } from '../accountPort';

export function createMemoryDevices(store: Store): DeviceData {
  return {
    async remember(device, most, outgoing) {
      const { users, devices } = store.tables;
      if (!users.has(device.userId)) return false;
      const known = devices.get(device.hash);
      const isNew = known === null || known.expiresAt <= device.seenAt;
      devices.put(device);
      const newestFirst = devices
        .list('userId', device.userId)
        .toSorted((one, other) => other.seenAt - one.seenAt);
      for (const [at, { hash, expiresAt }] of newestFirst.entries()) {
        if (at >= most || expiresAt <= device.seenAt) devices.remove(hash);
      }
      if (isNew) putOutgoing(store.tables, outgoing);
      return isNew;
    },
    async isKnown(hash, now) {
      const device = store.tables.devices.get(hash);
      return device !== null && device.expiresAt > now;
    },
    async sweep(now) {
      const { devices } = store.tables;
      const expired = devices.rows().filter(({ expiresAt }) => expiresAt <= now);
      for (const { hash } of expired) devices.remove(hash);
      return expired.length;
    },
  };
}

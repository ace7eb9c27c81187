import { verificationPlaceKey } from '@contract/storageKeys';
import * as v from 'valibot';
import { storage } from '@/lib/browser/storage';
import { attemptedFrom } from './attempted';

const place = v.object({ attempted: v.string(), title: v.string() });

/** Where something needed a verified address: the page that verifies it, often in a new tab, leads back there. */
export const verificationPlace = {
  remember(found: v.InferOutput<typeof place>) {
    storage.write(verificationPlaceKey, JSON.stringify(found));
  },
  read() {
    try {
      const parsed = v.safeParse(place, JSON.parse(storage.read(verificationPlaceKey) ?? 'null'));
      return parsed.success && attemptedFrom(parsed.output) !== null ? parsed.output : null;
    } catch {
      return null;
    }
  },
  forget: () => storage.remove(verificationPlaceKey),
};

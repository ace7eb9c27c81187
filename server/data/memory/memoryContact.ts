import type { ContactData } from '../port';
import type { Store } from './store';

export function createMemoryContact(store: Store): ContactData {
  return {
    async insert(message) {
      store.tables.contact.put(message);
    },
  };
}

import { listPeople } from '@contract/endpoints/people';
import { createAppAsyncThunk } from '@/store/createAppAsyncThunk';

/** Suggestions while typing: without them the name is typed to its end. */
export const fetchPeople = createAppAsyncThunk(
  'comments/fetchPeople',
  (startsWith: string, { call }) => call(listPeople, { query: { startsWith } }),
  { toasts: { isSilent: true } },
);

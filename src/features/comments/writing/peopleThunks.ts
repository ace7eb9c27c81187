import * as people from '@/api/people';
import { createAppAsyncThunk } from '@/store/createAppAsyncThunk';

/** Suggestions while typing: without them the name is typed to its end. */
export const fetchPeople = createAppAsyncThunk(
  'comments/fetchPeople',
  (startsWith: string, { request }) => people.listPeople(startsWith, request),
  { toasts: { isSilent: true } },
);

import { queryOf } from '@/store/queryOf';
import { fetchEditedPost } from './editorThunks';

/** Each editor has its own id, so that it never opens the answer that an earlier one was given. */
export const editedPostQuery = queryOf(fetchEditedPost, {
  name: 'editedPosts',
  keyOf: ({ editorId, url }) => `${editorId}/${url}`,
  dataOf: (post) => post,
  limit: 1,
});

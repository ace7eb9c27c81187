import { readOwn } from '@/api/own';
import { createAppAsyncThunk } from '@/store/createAppAsyncThunk';
import { withOwnPart } from './ownPart';
import { commentsQuery } from './postQueries';
import { commentsChanged } from './postSlice';

/** Shows the comments of a rendered page as the member sees them. */
export const fetchOwn = createAppAsyncThunk(
  'post/fetchOwn',
  async ({ postId }: { postId: string }, { request, getState, dispatch }) => {
    const own = await readOwn(postId, request);
    const data = commentsQuery(postId).select(getState())?.data;
    if (data) dispatch(commentsChanged({ postId, data: withOwnPart(data, own) }));
  },
  { toasts: { isSilent: true } },
);

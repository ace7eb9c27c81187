import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { post } from '../entities';
import { answer } from './shapes';

/**
 * Everyone with the link may read the draft, or the post with its unpublished changes. A POST, so that no cache stores the
 * answer.
 */
export const readPreview = endpoint({
  method: 'POST',
  path: '/previews/:token',
  changes: false,
  rate: 'previews',
  answer: answer({ post, endsAt: v.string() }),
});

import * as v from 'valibot';
import { apiLimits } from '../apiLimits';
import { endpoint } from '../endpoint';
import { limits } from '../limits';
import { listOf } from '../listOf';
import { answer } from './shapes';

/**
 * Which of these urls a moved post should not get: those of posts and drafts, former ones, reserved words, and those
 * whose address is a former path of another post.
 */
export const findTakenUrls = endpoint({
  method: 'POST',
  path: '/moves/taken',
  needsSession: true,
  changes: false,
  rate: 'urlChecks',
  body: v.object({
    urls: v.pipe(
      v.array(v.pipe(v.string(), v.maxLength(limits.longest.url))),
      v.maxLength(apiLimits.checkedUrls),
    ),
  }),
  answer: answer({ taken: listOf(v.string()) }),
});

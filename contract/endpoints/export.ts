import { endpoint } from '../endpoint';
import { fileOf } from './shapes';

/** What a member has written, as a zip: posts as Markdown with their pictures, comments, the book and the profile. */
export const exportAccount = endpoint({
  method: 'GET',
  path: '/user/export',
  needsSession: true,
  rate: 'exports',
  answer: fileOf('application/zip'),
});

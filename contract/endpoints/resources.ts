import * as v from 'valibot';
import { filesPath } from '../apiPath';
import { endpoint } from '../endpoint';
import { answer, done, file, moveId, text } from './shapes';

/** An uploaded picture of a post. */
const resource = v.object({
  id: v.string(),
  resource_id: v.string(),
  resource_url: v.string(),
});

export const uploadResource = endpoint({
  method: 'POST',
  path: '/resource/',
  needsSession: true,
  creates: true,
  hasMoveRates: true,
  multipart: true,
  /** A `moveId` needs a verified account. */
  body: v.object({ resource: file, moveId }),
  answer: answer({ data: resource }),
});

/** Stores a picture that another site has at this address, as an upload of the member. */
export const importResource = endpoint({
  method: 'POST',
  path: '/resource/import',
  needsSession: true,
  creates: true,
  rate: 'imports',
  hasMoveRates: true,
  body: v.object({ url: text, moveId }),
  answer: answer({ data: resource }),
});

export const claimResources = endpoint({
  method: 'POST',
  path: '/resource/blog/:id',
  needsSession: true,
  body: v.object({ resources: text }),
  answer: done,
});

/** Returns the bytes of an uploaded file. */
export const readFile = endpoint({
  method: 'GET',
  path: `${filesPath}:name`,
  isPublic: true,
  answer: v.blob(),
});

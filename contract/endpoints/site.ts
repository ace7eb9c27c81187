import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { holding, site } from '../site/siteEntities';
import { answer, revisionNumber } from './shapes';

const siteAnswer = answer({ site });

export const readSite = endpoint({ method: 'GET', path: '/site', answer: siteAnswer });

/** Changes the settings that it names; 409 if `version` is not the present one. */
export const updateSite = endpoint({
  method: 'PATCH',
  path: '/site',
  needsSession: true,
  rate: 'postChanges',
  multipart: true,
  body: v.object({ version: revisionNumber, holding: v.optional(holding) }),
  answer: siteAnswer,
});

import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { limits } from '../limits';
import { authorPages, registration, siteLink } from '../site/publicSite';
import { holding, site } from '../site/siteEntities';
import { answer, file, flag, revisionNumber } from './shapes';

const siteAnswer = answer({ site });

export const readSite = endpoint({ method: 'GET', path: '/site', answer: siteAnswer });

/** Without a text, the setting stays. */
const changedText = v.optional(v.pipe(v.string(), v.maxLength(limits.longest.field)));

/** A list of texts as JSON. */
const changedList = v.optional(
  v.pipe(
    v.string(),
    v.maxLength(limits.longest.field),
    v.parseJson(),
    v.array(v.pipe(v.string(), v.maxLength(limits.longest.emailDomain))),
  ),
);

/** A list of links as JSON. */
const changedLinks = v.optional(
  v.pipe(v.string(), v.maxLength(limits.longest.field), v.parseJson(), v.array(siteLink)),
);

/** Changes the settings that it names; 409 if `version` is not the present one. */
export const updateSite = endpoint({
  method: 'PATCH',
  path: '/site',
  needsSession: true,
  rate: 'postChanges',
  multipart: true,
  body: v.object({
    version: revisionNumber,
    holding: v.optional(holding),
    adminsNeedPasskey: v.optional(flag),
    timeZone: changedText,
    name: changedText,
    tagline: changedText,
    description: changedText,
    accent: changedText,
    logo: file,
    /** Removes the logo, unless another one is sent. */
    removesLogo: v.optional(flag, false),
    homeTitle: changedText,
    homeText: changedText,
    whoText: changedText,
    missionText: changedText,
    registration: v.optional(registration),
    registrationNote: changedText,
    authorPages: v.optional(authorPages),
    emailDomains: changedList,
    navigation: changedLinks,
    footerLinks: changedLinks,
  }),
  answer: siteAnswer,
});

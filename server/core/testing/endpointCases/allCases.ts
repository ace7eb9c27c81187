import { accountCases } from './accountCases';
import { bookCases } from './bookCases';
import type { EndpointCases } from './endpointCase';
import { followingCases } from './followingCases';
import { letterCases } from './letterCases';
import { moderationCases } from './moderationCases';
import { notificationCases } from './notificationCases';
import { passkeyCases } from './passkeyCases';
import { pendingCases } from './pendingCases';
import { postCases } from './postCases';
import { postLetterCases } from './postLetterCases';
import { previewCases } from './previewCases';
import { profileCases } from './profileCases';
import { publicBookCases } from './publicBookCases';
import { reportCases } from './reportCases';
import { resourceCases } from './resourceCases';
import { revisionCases } from './revisionCases';
import { siteCases } from './siteCases';
import { sitePageCases } from './sitePageCases';
import { socialCases } from './socialCases';
import { subscriberCases } from './subscriberCases';

/** Keyed by endpoint name, so an endpoint without cases doesn't compile. */
export const allCases: EndpointCases = {
  ...accountCases,
  ...bookCases,
  ...publicBookCases,
  ...letterCases,
  ...moderationCases,
  ...postCases,
  ...passkeyCases,
  ...pendingCases,
  ...postLetterCases,
  ...previewCases,
  ...followingCases,
  ...notificationCases,
  ...reportCases,
  ...profileCases,
  ...resourceCases,
  ...revisionCases,
  ...siteCases,
  ...sitePageCases,
  ...socialCases,
  ...subscriberCases,
};

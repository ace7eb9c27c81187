import { bookRows } from './bookRows';
import { followingRows } from './followingRows';
import { notificationRows } from './notificationRows';
import { pendingRows } from './pendingRows';
import { siteRows } from './siteRows';
import { subscriberRows } from './subscriberRows';

/** Who may do what with what belongs to the site and its members, and with unpublished changes, for the table of permissions. */
export const communityRows = [
  ...siteRows,
  ...followingRows,
  ...notificationRows,
  ...pendingRows,
  ...subscriberRows,
  ...bookRows,
] as const;

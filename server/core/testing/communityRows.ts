import { bookRows } from './bookRows';
import { followingRows } from './followingRows';
import { notificationRows } from './notificationRows';
import { siteRows } from './siteRows';
import { subscriberRows } from './subscriberRows';

/** Who may do what with what belongs to the site and its members, for the table of permissions. */
export const communityRows = [
  ...siteRows,
  ...followingRows,
  ...notificationRows,
  ...subscriberRows,
  ...bookRows,
] as const;

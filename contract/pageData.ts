/** The element of a rendered page that contains its data. */
export const pageDataId = 'page-data';

/** The element of a page with the settings of the site; there is none if they are the default ones. */
export const siteDataId = 'site-data';

/** The style element with the accent of the site, if it has one. */
export const siteStyleId = 'site-style';

/** The element of a rendered page that contains its scripts until they start. */
export const pageScriptsId = 'page-scripts';

/** The element of a rendered page that contains its data. */
export const pageDataId = 'page-data';

/** The element of a page with the settings of the site; there is none if they are the default ones. */
export const siteDataId = 'site-data';

/** The style element with the accent of the site, if it has one. */
export const siteStyleId = 'site-style';

/** The style element of a page with the rules that its HTML needs, and the disabled link of the stylesheet that has all. */
export const pageStylesId = 'page-styles';
export const allStylesId = 'all-styles';

/** The element of a rendered page that contains its scripts until they start. */
export const pageScriptsId = 'page-scripts';

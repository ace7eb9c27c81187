/** The element of a rendered page that contains its data. */
export const pageDataId = 'page-data';

/** The element of a rendered page that contains its scripts until they start. */
export const pageScriptsId = 'page-scripts';

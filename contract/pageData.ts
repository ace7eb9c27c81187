/** The element of a rendered page that contains its data. */
export const pageDataId = 'page-data';

/** Set on the `html` element of a page that contains its data: index.html then starts no call. */
export const renderedMark = 'data-rendered';

/** The element of a rendered page that contains its scripts until they start. */
export const pageScriptsId = 'page-scripts';

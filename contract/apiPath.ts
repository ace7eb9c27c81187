/** The path of the API on the site, if no other is configured. */
export const apiPath = '/api/v1';

/** The path of stored files, below the API's. */
export const filesPath = '/resource/file/';

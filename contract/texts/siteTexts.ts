/** Texts about the settings of the site. A failure text is shown only if the API sends no message. */
export const siteTexts = {
  fetched: 'Settings fetched successfully',
  changed: 'The settings are saved.',
  isStale: 'Someone else has changed the settings. Please look at them again.',
  loadFailed: 'The settings could not be loaded.',
  changeFailed: 'The settings could not be saved.',
} as const;

/** Texts about the settings of the site. A failure text is shown only if the API sends no message. */
export const siteTexts = {
  fetched: 'Settings fetched successfully',
  changed: 'The settings are saved.',
  isStale: 'Someone else has changed the settings. Please look at them again.',
  loadFailed: 'The settings could not be loaded.',
  changeFailed: 'The settings could not be saved.',
  holding: 'Whose comments wait for approval',
  /** For administrators of a site that was upgraded from before the setting existed. */
  holdingIsOff:
    'Comments of new accounts can wait for approval before others see them. This site is older than the setting, so it is off: all comments are shown at once.',
  aboutHolding: 'Comments of new accounts',
  choose: 'Choose whose comments wait',
  stateFetched: 'State of the site',
  stateFailed: 'The state of the site could not be read.',
  otherDomain: (domains: readonly string[]) =>
    `Only addresses of ${domains.join(', ')} can be used here.`,
  passkeyFirst:
    'Let your own account ask for a passkey first, on the page Account. Else you could not take this back.',
  roleNeedsPasskey:
    'This site asks its administrators for a passkey. You have the rights of a member until your account asks for one, too.',
  /** How the log names what was changed. */
  names: {
    name: 'name',
    tagline: 'tagline',
    description: 'description',
    accent: 'accent',
    logo: 'logo',
    homeTitle: 'headline of the home page',
    homeText: 'text of the home page',
    whoText: 'Who We Are',
    missionText: 'Our Mission',
    registration: 'who may register',
    registrationNote: 'sentence for those who can’t register',
    emailDomains: 'e-mail domains',
    authorPages: 'who sees authors’ pages',
    navigation: 'links in the header',
    footerLinks: 'links in the footer',
    adminsNeedPasskey: 'whether administrators need a passkey',
    timeZone: 'time zone',
  },
} as const;

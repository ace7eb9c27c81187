/** The link to the form. Apart from the other texts, because every page shows it. */
export const subscribeAction = 'Get new posts by e-mail';

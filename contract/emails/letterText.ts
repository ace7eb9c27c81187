/** How much of a new post its subscribers get by e-mail, as its author chooses. */
export const letterTextAmounts = ['beginning', 'whole'] as const;

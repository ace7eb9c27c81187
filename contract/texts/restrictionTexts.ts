import type { Restriction } from '../site/siteEntities';

/** Texts about restricted accounts. A failure text is shown only if the API sends no message. */
export const restrictionTexts = {
  added: 'The account is restricted.',
  lifted: 'The restriction is lifted.',
  fetched: 'Restrictions fetched successfully',
  notFound: 'We could not find this restriction.',
  past: 'Please choose a time in the future.',
  addFailed: 'The account could not be restricted.',
  liftFailed: 'The restriction could not be lifted.',
  restrictedFailed: 'The restricted people could not be loaded.',
  listFailed: 'The restrictions could not be loaded.',
} as const;

const written = {
  comment: 'write comments',
  post: 'write posts',
  book: 'publish headings or change public ones',
} as const;

const formatter = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** What the restricted person reads instead of writing. */
export function restrictionMessage({
  kind,
  until,
  reason,
}: Pick<Restriction, 'kind' | 'until' | 'reason'>) {
  const end = until === null ? '' : ` until ${formatter.format(new Date(until))} UTC`;
  return `You can't ${written[kind]}${end}. Reason: ${reason}`;
}

import type { TokenRow } from './rows/rows';

/** Whether only a signed-in member asks for the link with this token. */
export const isAskedByMembers = ({ kind }: TokenRow) => kind === 'verify' || kind === 'confirm';

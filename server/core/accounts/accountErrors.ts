import { accountMessages, followMessages } from '@contract/texts/apiMessages';
import { conflict, notFound } from '../failure';

/** 404: no such account, for administrators. */
export const accountNotFound = () => notFound(accountMessages.notFound);

/** 404: no such author, for readers. */
export const authorNotFound = () => notFound(followMessages.authorNotFound);

/** 409: the username belongs to another account. */
export const usernameTaken = () => conflict(accountMessages.usernameTaken, 'username');

/** 409: the e-mail address belongs to another account. */
export const emailTaken = () => conflict(accountMessages.emailTaken, 'email');

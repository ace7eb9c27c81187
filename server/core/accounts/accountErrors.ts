import { notFound } from '../http/failure';

export const noSuchAccount = () => notFound('We could not find this account.');

import { notFound } from '../http/failure';

export const accountNotFound = () => notFound('We could not find this account.');

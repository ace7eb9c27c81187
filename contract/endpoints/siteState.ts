import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { installation } from '../site/installation';
import { answer } from './shapes';

/** For administrators. E-mails are counted no further than `limits.countedLetters` + 1. */
export const readSiteState = endpoint({
  method: 'GET',
  path: '/site/state',
  needsSession: true,
  answer: answer({
    installation,
    emails: v.object({ waiting: v.number(), failed: v.number() }),
  }),
});

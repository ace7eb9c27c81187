import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { listOf } from '../listOf';
import { firstStep } from '../site/firstStep';
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
    /** What a host has done of what is to be done first. */
    firstSteps: listOf(firstStep),
  }),
});

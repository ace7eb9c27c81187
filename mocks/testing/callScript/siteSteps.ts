import type { CallStep } from './callStep';

/** An administrator changes the settings, and invites somebody. */
export const ofSite: readonly CallStep[] = [
  { call: 'retryLetter', params: { id: 'unknown' } },
  { call: 'removeLetter', params: { id: 'unknown' } },
  { call: 'sendTestLetter' },
  { call: 'readSite' },
  { call: 'readSiteState' },
  { call: 'updateSite', body: { version: 7, holding: 'all' } },
  { call: 'updateSite', body: { version: 0, holding: 'new' } },
  { call: 'updateSite', body: { version: 1, accent: '#ffff00' } },
  { call: 'updateSite', body: { version: 1, tagline: 'Words', emailDomains: '[]' } },
  {
    call: 'createInvite',
    body: { email: 'eve@elsewhere.example', role: 'moderator' },
    remember: { invite: 'invite._id' },
  },
  { call: 'createInvite', body: { email: 'nobody' } },
  { call: 'listInvites', query: {} },
  { call: 'removeInvite', params: { id: '{invite}' } },
  { call: 'removeInvite', params: { id: '{invite}' } },
];

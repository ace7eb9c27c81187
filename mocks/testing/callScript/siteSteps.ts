import type { CallStep } from './callStep';

const imprint = {
  slug: 'imprint',
  title: 'Imprint',
  content: '{"blocks":[{"id":"one","type":"paragraph","data":{"text":"The Cove"}}]}',
  isPublished: 'true',
} as const;

/** An administrator changes the settings, invites somebody, looks at the numbers, and writes a page of the site. */
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
    call: 'updateSite',
    body: { version: 2, footerLinks: '[{"title":"Imprint","path":"imprint"}]' },
  },
  { call: 'updateSite', body: { version: 2, navigation: '[{"title":"Shop","path":"/shop"}]' } },
  {
    call: 'createInvite',
    body: { email: 'eve@elsewhere.example', role: 'moderator' },
    remember: { invite: 'invite._id' },
  },
  { call: 'createInvite', body: { email: 'nobody' } },
  { call: 'listInvites', query: {} },
  { call: 'removeInvite', params: { id: '{invite}' } },
  { call: 'removeInvite', params: { id: '{invite}' } },
  // A read that is counted is stored at once in the mock, and within a minute on the server.
  { call: 'countRead', body: { postId: 'unknown', part: 'read', host: '' } },
  { call: 'readSiteNumbers', query: { days: '7' } },
  { call: 'readOwnNumbers', query: { days: '90' } },
  { call: 'readPostNumbers', params: { id: 'unknown' }, query: {} },
  { call: 'readSitePage', params: { slug: 'about' }, query: { isBuiltIn: 'true' } },
  { call: 'readSitePage', params: { slug: 'imprint' }, query: {} },
  { call: 'createSitePage', body: { ...imprint, slug: 'new' } },
  { call: 'createSitePage', body: imprint, remember: { sitePage: 'page._id' } },
  { call: 'createSitePage', body: imprint },
  { call: 'listSitePages' },
  { call: 'readSitePage', params: { slug: 'imprint' }, query: {} },
  { call: 'updateSitePage', params: { id: '{sitePage}' }, body: { ...imprint, version: 7 } },
  { call: 'updateSitePage', params: { id: '{sitePage}' }, body: { ...imprint, version: 1 } },
  { call: 'removeSitePage', params: { id: '{sitePage}' } },
  { call: 'removeSitePage', params: { id: '{sitePage}' } },
];

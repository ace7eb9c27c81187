import { type CallStep, scriptedPost, signIn } from './callStep';

const elsewhere = { url: 'https://example.org/soil', title: 'Soil', author: 'Eva Reiß' };
const soil = { quote: 'Soil is  alive.', source: elsewhere };

/** Someone reviews the only passage of a book: which ones are chosen of many depends on their ids. */
const ofReview: readonly CallStep[] = [
  signIn('admin'),
  { call: 'readDailyReview' },
  {
    call: 'addPassage',
    body: { ...soil, quote: 'Soil is read again.' },
    remember: { reviewed: 'passage._id' },
  },
  { call: 'reviewPassage', params: { passageId: '{reviewed}' }, body: { action: 'keep' } },
  { call: 'readDailyReview' },
  { call: 'reviewPassage', params: { passageId: '{reviewed}' }, body: { action: 'retire' } },
  { call: 'reviewPassage', params: { passageId: 'unknown' }, body: { action: 'keep' } },
  { call: 'readDailyReview' },
  { call: 'changePassage', params: { id: '{reviewed}' }, body: { isRetired: false } },
  { call: 'deletePassage', params: { id: '{reviewed}' } },
  { call: 'logout' },
];

/** Someone keeps words of a post that is made for it. */
export const ofBook: readonly CallStep[] = [
  signIn('author'),
  {
    call: 'createPost',
    body: { ...scriptedPost, url: 'kept' },
    picture: 'postImage',
    remember: { own: 'newBlog._id' },
  },
  { call: 'logout' },
  signIn('moderator'),
  {
    call: 'addHeading',
    body: { title: ' Soils & gardens ', intro: ' What\nlives below. ' },
    remember: { heading: 'heading._id' },
  },
  { call: 'addHeading', body: { title: 'Soils, gardens' }, remember: { other: 'heading._id' } },
  { call: 'addHeading', body: { title: '' } },
  { call: 'changeHeading', params: { id: '{other}' }, body: { intro: 'Words  of others.' } },
  { call: 'changeHeading', params: { id: '{other}' }, body: { intro: 'x'.repeat(201) } },
  { call: 'changeHeading', params: { id: '{other}' }, body: { position: 0, isPublic: true } },
  {
    call: 'addPassage',
    body: { postId: '{own}', blockId: 'b1', quote: 'opened\nonce', headingId: '{heading}' },
    remember: { passage: 'passage._id' },
  },
  { call: 'addPassage', body: { postId: '{own}', blockId: 'b1', quote: 'opened once' } },
  { call: 'addPassage', body: { postId: '{own}', blockId: 'b1', quote: 'opened twice' } },
  { call: 'importPassages', body: { passages: [{ ...soil }, { ...soil, quote: '' }] } },
  {
    call: 'changePassage',
    params: { id: '{passage}' },
    body: { note: 'Mine', headingId: '{other}' },
  },
  { call: 'listPassages', query: { searchTerm: 'SOIL reiss' } },
  { call: 'listPassages', query: { headingId: '{other}', state: 'unchanged' } },
  { call: 'listHeadings' },
  { call: 'readOwn', params: { id: '{own}' } },
  // Later: the ids decide the order of passages of the same time.
  { call: 'addPassage', body: { postId: '{own}', quote: '' } },
  { call: 'readBook', params: { username: 'moderator', slug: 'soils-gardens-2' }, body: {} },
  { call: 'readBook', params: { username: 'moderator', slug: 'soils-gardens' }, body: {} },
  { call: 'listBooks', query: {} },
  { call: 'listBooks', query: { skip: '20' } },
  { call: 'readProfile', params: { username: 'moderator' }, body: {} },
  { call: 'listBacklinks', params: { postId: '{own}' } },
  { call: 'listKept', params: { id: '{own}' } },
  { call: 'detachBacklink', params: { postId: '{own}', passageId: '{passage}' } },
  { call: 'exportBook' },
  { call: 'exportAccount' },
  { call: 'deleteHeading', params: { id: '{heading}' } },
  { call: 'deletePassage', params: { id: '{passage}' } },
  { call: 'deletePassage', params: { id: '{passage}' } },
  { call: 'logout' },
  ...ofReview,
  // Its followers are told of it, at the same time as of other things.
  signIn('author'),
  { call: 'deletePost', params: { id: '{own}' }, body: {} },
  { call: 'logout' },
];

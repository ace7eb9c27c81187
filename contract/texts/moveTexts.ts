import { limits } from '../limits';

/** What a move can't take along, by its kind. The table is the list of kinds. */
export const lossTexts = {
  page: 'A page is not a post and was left out.',
  comment: 'Comments are left out.',
  response: 'A response to another post was left out.',
  thread: 'A thread was left out.',
  podcast: 'An episode without text was left out.',
  revision: 'An older version was left out.',
  attachment: 'An attached file was left out. Links to it stay as they are.',
  otherEntry: 'An entry that is not a post was left out.',
  trashed: 'A post in the trash was left out.',
  emptyPost: 'A post without a title and text was left out.',
  postTooLarge: 'A post is too large and was left out.',
  unreadable: 'A file or post could not be read and was left out.',
  unsafeName: 'A file has a name that leads outside of the archive and was left out.',
  repeatedName: 'Two files have the same name. The second one was left out.',
  expandsTooMuch:
    'A file becomes more than 200 times as large when it is unpacked. It was left out.',
  fileTooLarge: 'A file is too large and was left out.',
  noText: 'The archive has no text of this post that can be read. It was left out.',
  onlyPlainText:
    'The archive has only the plain text of this post, without formatting and pictures.',
  shortcode: 'A shortcode was removed. The text inside of it was kept.',
  unknownBlock: 'A block has no equivalent. Its text was kept.',
  removedBlock: 'A block has no equivalent and was removed.',
  gallery: 'A gallery became pictures one after another.',
  columns: 'Columns became one column.',
  toggle: 'Text that readers can open is always open.',
  card: 'A card became a link.',
  button: 'A button became a link.',
  frame: 'A frame of another page became a link.',
  media: 'An audio or video file became a link.',
  file: 'A file to download became a link.',
  script: 'A script was removed.',
  form: 'A form was removed.',
  object: 'A drawing or plugin was removed.',
  style: 'Colours, sizes and other styles were removed.',
  footnote: 'Footnotes became text, such as [^1].',
  listMarks:
    'A list has only bullets, numbers or boxes. The lists and items inside of it got the same.',
  heading: 'A heading of level 1 became one of level 2.',
  pictureInText: 'A picture inside of text became a block of its own.',
  pictureLink: 'The link of a picture was removed.',
  tooDeep: 'Text that is nested too deeply became plain text.',
  tooManyTags: `Only the first ${limits.tagsPerPost} tags were kept.`,
  longTag: 'A tag is too long and was left out.',
  internalTag: 'An internal tag was left out.',
  longText: 'A text is too long and was shortened.',
  missingPicture:
    'A picture is not in the archive, or of a type that can not be uploaded. It was removed.',
  missingCover:
    'The picture of the post is not in the archive, or of a type that can not be uploaded.',
  coverText: 'The alternative text and caption of the picture of the post were removed.',
  deadLink: 'A link leads to a page that is not in the archive. Its text was kept.',
  titleFilled: 'The title was missing and was made from the text.',
  descriptionFilled: 'The description was missing and was made from the text.',
  keywordsFilled: 'The keywords were missing and were made from the tags.',
  coverFilled: 'The picture of the post was missing. The first one of the text was taken.',
  draftWithoutText: 'The post is a draft: it has no text.',
  draftWithoutTags: 'The post is a draft: it has no tags.',
  draftWithoutDescription: 'The post is a draft: it has no description.',
  draftWithoutPicture: 'The post is a draft: it has no picture.',
  draftForMembers: 'The post is a draft: only members could read it.',
  draftWithPassword: 'The post is a draft: it had a password.',
  draftPrivate: 'The post is a draft: it was private.',
  draftScheduled: 'The post is a draft: it was scheduled.',
  unknownDate: 'The date could not be read.',
  canonicalUrl: 'The original address is not an https address on another site and was left out.',
  formerUrl: 'A former address can not be forwarded and was left out.',
  changedUrl: 'Another post has the same url, so a number was added.',
  severalAuthors: 'A post has one author. The others were left out.',
  extraDetail: 'A detail has no equivalent and was left out.',
} as const;

const gibibytes = 4;
const entries = 50_000;
const mebibytes = 100;

/** The limits of an archive. */
export const archiveLimits = {
  bytes: gibibytes * 1024 ** 3,
  entries,
  entryBytes: mebibytes * 1024 ** 2,
  /** How many bytes one packed byte may become. */
  ratio: 200,
  /** Blocks and lists inside of each other. */
  depth: 64,
} as const;

/** Why an archive can't be read at all. */
export const moveTexts = {
  wrongType: 'Please choose a .zip, .json, .xml, .csv, .md or .html file, or a folder.',
  severalFiles: 'Please choose one file or one folder.',
  empty: 'The archive is empty.',
  tooLarge: `The archive is too large: ${gibibytes} GB at most.`,
  fileTooLarge: `The file is too large: ${mebibytes} MB at most. Large sites can be exported in several files.`,
  tooManyFiles: `The archive has too many files: ${entries.toLocaleString('en')} at most.`,
  largerThanAnnounced: 'A file of the archive is larger than the archive says, and was not read.',
  broken: 'The archive is damaged and can not be read.',
  gone: 'The archive can not be read any more, because it was changed, moved or deleted. Please choose it again.',
  failed: 'Something went wrong in this tab. Please reload the page and choose the archive again.',
  encrypted: 'The archive has a password and can not be read.',
  declarations: 'The file contains declarations (DOCTYPE or ENTITY) and can not be read.',
  unknownSystem:
    'This is no export of Ghost, WordPress, Medium, Substack, Hashnode, DEV, Hugo, Jekyll, Obsidian or this site.',
  notText: 'The file is not text in UTF-8.',
  notJson: 'The file is not valid JSON.',
  notXml: 'The file is not valid XML.',
  missingPart: 'The file lacks the parts that such an export has.',
  tooDeep: 'The text is nested too deeply.',
  toml: 'The front matter is not valid TOML.',
  json: 'The front matter is not valid JSON.',
} as const;

export const rehearsalTexts = {
  /** What a form says in the frame that shows an archive on the site. */
  noChanges: 'This is a rehearsal in your browser: nothing can be sent or stored here.',
} as const;

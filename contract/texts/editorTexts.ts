/** The texts about empty fields of a post, beside the field and in the list of suggestions. */
export const missingFieldTexts = {
  title: 'The title is missing.',
  content: 'The text is missing.',
  postImage: 'The picture is missing.',
  url: 'The url is missing.',
  metaDescription: 'The description is missing.',
  tags: 'At least one tag is missing.',
  seoKeywords: 'The keywords are missing.',
} as const;

/** What is said when an author leaves the editor. */
export const leavingTexts = {
  onServer: 'Saved as a draft',
  asPending: 'Changes saved, not published yet',
  onDevice: 'Saved on this device',
  goOn: 'Continue',
  uploading:
    'A picture is still being uploaded. What you wrote is kept on this device, but not this picture.',
  sending: 'The post is still being sent. What you wrote is kept on this device.',
  refused: 'This device could not save what you wrote last.',
} as const;

/** Texts about links to drafts, if the API sends no message. */
export const previewTexts = {
  createFailed: 'The link could not be made.',
  endFailed: 'The link could not be ended.',
} as const;

/** Texts about planned publications. */
export const scheduleTexts = {
  scheduledFor: (time: string) => `Scheduled for ${time}`,
  scheduled: 'The post will be published at the planned time.',
  takenBack: 'The post is a draft without a planned time.',
  missing: 'Choose a day and a time.',
  past: 'Choose a time in the future.',
  far: 'Choose a time within a year.',
  isPublished: 'This post is published already.',
  failed: 'The post could not be scheduled.',
} as const;

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

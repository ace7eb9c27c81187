import * as v from 'valibot';

/** Which messages of the contact form are listed. */
export const contactViews = ['open', 'done', 'spam'] as const;
export type ContactView = (typeof contactViews)[number];

/** A message of the contact form, for administrators. */
export const contactMessage = v.object({
  _id: v.string(),
  name: v.string(),
  email: v.string(),
  subject: v.string(),
  message: v.string(),
  isDone: v.boolean(),
  isSpam: v.boolean(),
  createdAt: v.string(),
});
export type ContactMessage = v.InferOutput<typeof contactMessage>;

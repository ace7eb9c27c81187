import * as v from 'valibot';

/** What a host does first: name the site, let e-mails leave, invite people, share the work, write, and keep backups. */
export const firstStep = v.picklist(['name', 'email', 'people', 'moderator', 'post', 'backup']);
export type FirstStep = v.InferOutput<typeof firstStep>;

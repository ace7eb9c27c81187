import { suggestUrl } from '@/lib/suggestUrl';
import type { OpenedPost } from './draft';

/** Whether the address of a saved draft is the one that was suggested: it changes with the title until others may know it. */
export const followsTitle = ({ draft, saved }: Pick<OpenedPost, 'draft' | 'saved'>) =>
  saved !== null &&
  !saved.isPublished &&
  !saved.publishAt &&
  saved.url === suggestUrl(draft.fields.title);

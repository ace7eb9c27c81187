import type { Post } from '@contract/entities';
import { SubscribeInPlace } from '@/features/subscribers/SubscribeInPlace';

/** Offers the new posts of an author by e-mail. */
export const SubscribeTo = ({ author }: Pick<Post, 'author'>) => (
  <SubscribeInPlace authorId={author._id} authorName={`${author.firstName} ${author.lastName}`} />
);

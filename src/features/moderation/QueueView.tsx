import { moderationPath } from '@contract/furtherPaths';
import { paths } from '@contract/pages';
import type { ComponentProps } from 'react';
import { NothingYet } from '@/ui/NothingYet';
import { PagedView } from '@/ui/PagedView';

const followUps = {
  posts: { to: paths.posts, next: 'Read the newest posts' },
  reported: { to: moderationPath('reported'), next: 'Show what was reported' },
  log: { to: moderationPath('log'), next: 'Show the whole log' },
};

type QueueViewProps<Data> = Omit<
  ComponentProps<typeof PagedView<Data & { areMore: boolean }>>,
  'icon' | 'empty'
> & {
  /** What is said if the list is empty. */
  nothing: string;
  /** Where an empty list leads. */
  next?: keyof typeof followUps;
  icon?: ComponentProps<typeof PagedView>['icon'];
};

/** A list of the moderation with its pages. */
export function QueueView<Data>({ nothing, next = 'reported', ...list }: QueueViewProps<Data>) {
  return (
    <PagedView
      icon="check"
      {...list}
      empty={<NothingYet {...followUps[next]}>{nothing}</NothingYet>}
    />
  );
}

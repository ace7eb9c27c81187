import { paths } from '@contract/pages';
import type { ComponentProps } from 'react';
import { NothingYet } from '@/ui/NothingYet';
import { PagedView } from '@/ui/PagedView';

type QueueViewProps<Data> = Omit<
  ComponentProps<typeof PagedView<Data & { areMore: boolean }>>,
  'icon' | 'empty'
> & {
  /** What is said if the list is empty. */
  nothing: string;
  /** Where an empty list leads. */
  next?: 'posts' | 'moderation';
  icon?: ComponentProps<typeof PagedView>['icon'];
};

const nextNames = { posts: 'Read the newest posts', moderation: 'Show what was reported' };

/** A list of the moderation with its pages. */
export function QueueView<Data>({ nothing, next = 'moderation', ...list }: QueueViewProps<Data>) {
  return (
    <PagedView
      icon="check"
      {...list}
      empty={
        <NothingYet to={paths[next]} next={nextNames[next]}>
          {nothing}
        </NothingYet>
      }
    />
  );
}

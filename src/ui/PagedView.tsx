import type { ComponentProps, ReactNode } from 'react';
import { CardSkeletons } from './CardSkeletons';
import { EmptyList } from './EmptyList';
import type { IconName } from './Icon';
import { Pagination } from './Pagination';
import { WhenLoaded } from './WhenLoaded';

type PagedViewProps<Data> = {
  loaded: ComponentProps<typeof WhenLoaded<Data>>['loaded'];
  failure: string;
  skeleton?: ComponentProps<typeof CardSkeletons>['kind'];
  /** The rows of the page. */
  rowsOf: (data: Data) => readonly unknown[];
  /** Both as `usePageNumber` returns them. */
  pages: readonly [page: number, setPage: (page: number) => void];
  /** The picture of an empty list, and what is said about it. */
  icon: IconName;
  empty: ReactNode;
  /** Shows the rows; not called if there are none. */
  children: (data: Data) => ReactNode;
};

/** A list of pages in its four states: it loads, it failed, it is empty, or it has rows. */
export function PagedView<Data extends { areMore: boolean }>(props: PagedViewProps<Data>) {
  const { loaded, failure, skeleton = 'ownPost', rowsOf, icon, empty, children } = props;
  const [page, setPage] = props.pages;
  return (
    <WhenLoaded loaded={loaded} failure={failure} skeleton={<CardSkeletons kind={skeleton} />}>
      {(data) => {
        const count = rowsOf(data).length;
        return (
          <>
            {count > 0 ? (
              children(data)
            ) : (
              <EmptyList icon={icon} page={page} onPage={setPage}>
                {empty}
              </EmptyList>
            )}
            <Pagination page={page} count={count} areMore={data.areMore} onPage={setPage} />
          </>
        );
      }}
    </WhenLoaded>
  );
}

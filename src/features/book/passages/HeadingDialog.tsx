import type { Passage } from '@contract/book/bookEntities';
import { limits } from '@contract/limits';
import { bookPageTexts } from '@contract/texts/bookPageTexts';
import { bookTexts } from '@contract/texts/bookTexts';
import { type FormEvent, useId, useState } from 'react';
import { useAppDispatch } from '@/store/hooks';
import type { OwnArg } from '@/store/posts/selectOwn';
import { useRouteData } from '@/store/useRouteData';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Icon } from '@/ui/Icon';
import { Skeleton } from '@/ui/Skeleton';
import { TextField } from '@/ui/TextField';
import { WhenLoaded } from '@/ui/WhenLoaded';
import { headingsQuery } from '../model/bookQueries';
import { addHeading, changePassage } from '../model/bookThunks';

type HeadingDialogProps = {
  viewerId: string;
  passage: Passage;
  shownIn?: OwnArg | undefined;
  onClose: () => void;
  findReturn?: () => HTMLElement | null;
};

/** Puts a passage under one of the headings, or under a new one. */
export function HeadingDialog(props: HeadingDialogProps) {
  const { viewerId, passage, shownIn, onClose, findReturn } = props;
  const dispatch = useAppDispatch();
  const formId = useId();
  const loaded = useRouteData(headingsQuery({ viewerId }));
  const [title, setTitle] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function choose(headingId: string | null) {
    const outcome = await dispatch(
      changePassage({ id: passage._id, patch: { headingId }, shownIn }),
    );
    if (changePassage.fulfilled.match(outcome)) onClose();
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (title.trim() === '') return setError(bookTexts.headingMissing);
    setIsBusy(true);
    const outcome = await dispatch(addHeading({ viewerId, title: title.trim() }));
    if (addHeading.fulfilled.match(outcome)) await choose(outcome.payload.heading._id);
    setIsBusy(false);
  }

  return (
    <Dialog
      title="Choose a heading"
      isOpen
      onClose={onClose}
      {...(findReturn ? { findReturn } : {})}
    >
      <WhenLoaded
        loaded={loaded}
        failure={bookPageTexts.headingsFailed}
        skeleton={<Skeleton className="h-40 w-full" />}
      >
        {(headings) => (
          <ul className="grid max-h-[50dvh] overflow-y-auto">
            {[{ _id: null, title: 'No heading' }, ...headings].map((heading) => (
              <li key={heading._id} className="border-b">
                <button
                  type="button"
                  className="touchable flex w-full items-center justify-between gap-3 rounded-control px-2 text-start hover:bg-sunken"
                  aria-pressed={heading._id === passage.headingId}
                  onClick={() => void choose(heading._id)}
                >
                  <bdi className="min-w-0 wrap-anywhere">{heading.title}</bdi>
                  {heading._id === passage.headingId ? <Icon name="check" /> : null}
                </button>
              </li>
            ))}
          </ul>
        )}
      </WhenLoaded>
      <form
        id={formId}
        noValidate
        className="grid gap-3"
        onSubmit={(event) => void handleSubmit(event)}
      >
        <TextField
          label="New heading"
          value={title}
          maxLength={limits.longest.bookHeading}
          error={error}
          onChange={({ target }) => {
            setTitle(target.value);
            setError(null);
          }}
        />
        <Button type="submit" busy={isBusy} className="justify-self-start">
          Add and choose
        </Button>
      </form>
    </Dialog>
  );
}

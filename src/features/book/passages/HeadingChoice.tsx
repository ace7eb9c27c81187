import { limits } from '@contract/limits';
import { bookPageTexts } from '@contract/texts/bookPageTexts';
import { bookTexts } from '@contract/texts/bookTexts';
import { type FormEvent, useId, useState } from 'react';
import { useSingleRun } from '@/lib/hooks/useSingleRun';
import { useAppDispatch } from '@/store/hooks';
import { useRouteData } from '@/store/useRouteData';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Icon } from '@/ui/Icon';
import { Skeleton } from '@/ui/Skeleton';
import { TextField } from '@/ui/TextField';
import { WhenLoaded } from '@/ui/WhenLoaded';
import { headingsQuery } from '../model/bookQueries';
import { addHeading } from '../model/bookThunks';

export type ChosenHeading = { _id: string | null; title: string };

type HeadingChoiceProps = {
  viewerId: string;
  /** The id of the present heading; null: none; undefined: several. */
  current: string | null | undefined;
  /** Resolves to whether the dialog can be closed. */
  onChoose: (heading: ChosenHeading) => Promise<boolean>;
  onClose: () => void;
  findReturn?: (() => HTMLElement | null) | undefined;
};

/** Chooses one of the headings, none, or a new one. */
export function HeadingChoice(props: HeadingChoiceProps) {
  const { viewerId, current, onChoose, onClose, findReturn } = props;
  const dispatch = useAppDispatch();
  const formId = useId();
  const loaded = useRouteData(headingsQuery({ viewerId }));
  const [title, setTitle] = useState('');
  const [error, setError] = useState<string | null>(null);
  const { isBusy, run } = useSingleRun();

  async function choose(heading: ChosenHeading) {
    if (await onChoose(heading)) onClose();
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (title.trim() === '') return setError(bookTexts.headingMissing);
    return run(async () => {
      const outcome = await dispatch(addHeading({ viewerId, title: title.trim() }));
      if (addHeading.fulfilled.match(outcome)) await choose(outcome.payload.heading);
    });
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
                  aria-pressed={heading._id === current}
                  onClick={() => void choose(heading)}
                >
                  <bdi className="min-w-0 wrap-anywhere">{heading.title}</bdi>
                  {heading._id === current ? <Icon name="check" /> : null}
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

import type { Heading } from '@contract/book/bookEntities';
import { cleanIntro, introRules } from '@contract/book/bookRules';
import { limits } from '@contract/limits';
import { type FormEvent, useRef, useState } from 'react';
import { useSingleRun } from '@/lib/hooks/useSingleRun';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/TextField';
import { changeHeading } from '../model/bookThunks';

type HeadingIntroProps = { viewerId: string; heading: Heading };

/** What the owner says about a heading. */
export function HeadingIntro({ viewerId, heading }: HeadingIntroProps) {
  const dispatch = useAppDispatch();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(heading.intro);
  const [error, setError] = useState<string | null>(null);
  const { isBusy, run } = useSingleRun();
  const intro = cleanIntro(text);
  const length = Array.from(intro).length;
  const isChanged = intro !== heading.intro;

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const broken = introRules.find((rule) => !rule.holds({ intro }));
    if (broken) return setError(broken.message);
    const change = { viewerId, id: heading._id, patch: { intro } };
    return run(async () => {
      const outcome = await dispatch(changeHeading(change));
      // The button goes.
      if (changeHeading.fulfilled.match(outcome)) field.current?.focus({ preventScroll: true });
    });
  }

  return (
    <form
      noValidate
      className="grid max-w-column gap-2"
      onSubmit={(event) => void handleSubmit(event)}
    >
      <TextField
        ref={field}
        label="Intro"
        hint={`One sentence for readers, shown below the title. ${length} of ${limits.longest.headingIntro} characters.`}
        value={text}
        error={error}
        autoComplete="off"
        onChange={({ target }) => {
          setText(target.value);
          setError(null);
        }}
      />
      {isChanged ? (
        <Button type="submit" variant="secondary" busy={isBusy} className="justify-self-start">
          Save intro
        </Button>
      ) : null}
    </form>
  );
}

import { Button } from '@/ui/Button';
import { useRehearsal } from '../model/useRehearsal';
import { ChooseArchive } from './ChooseArchive';
import type { RenderText } from './PostPreview';
import { Rehearsed } from './Rehearsed';

type MoveScreenProps = {
  /** Renders the text of a post as readers see it. */
  renderText: RenderText;
};

/** Reads an archive of another site, shows what a move would do, and moves it. */
export function MoveScreen({ renderText }: MoveScreenProps) {
  const { state, start, stop, readAgain } = useRehearsal();
  if (state.name === 'reading') {
    return (
      <div className="grid justify-items-start gap-4">
        <p role="status">
          {state.posts === 0
            ? 'Reading the archive …'
            : `Reading the archive: ${state.posts} posts`}
        </p>
        <Button variant="secondary" onClick={stop}>
          Stop
        </Button>
      </div>
    );
  }
  if (state.name === 'read') {
    return (
      <Rehearsed
        rehearsal={state.rehearsal}
        renderText={renderText}
        onReadAgain={(siteUrl) => void readAgain(siteUrl)}
        onRestart={stop}
      />
    );
  }
  return (
    <ChooseArchive
      error={state.name === 'unreadable' ? state.message : null}
      onChoose={(chosen) => void start(chosen)}
    />
  );
}

import { dayAndHour, isToday, timeOfDay } from '@/lib/calendar';
import type { SaveStatus } from '../draft/createAutosave';

/** null if there is nothing to save. */
export function saveText(status: SaveStatus) {
  switch (status.name) {
    case 'saving':
      return 'Saving…';
    case 'saved':
      return `Saved on this device ${timeOfDay(status.at)}`;
    case 'onServer':
      return `Saved ${isToday(status.at) ? timeOfDay(status.at) : dayAndHour(status.at)}`;
    case 'refused':
      return 'Not saved on this device';
    case 'unchanged':
    default:
      return null;
  }
}

const wordsText = (words: number) =>
  `${words.toLocaleString('en')} ${words === 1 ? 'word' : 'words'}`;

type SaveStateProps = {
  /** "Draft" or "Published"; null for a scheduled post, whose main button says it. */
  post: string | null;
  status: SaveStatus;
  words: number;
};

/** What the post is, whether this device has the latest changes, and how long the text is. */
export function SaveState({ post, status, words }: SaveStateProps) {
  const text = saveText(status);
  return (
    <p className="flex min-w-0 flex-wrap gap-x-3 text-sm text-quiet tabular-nums">
      {post ? <span>{post}</span> : null}
      {text ? <span className={status.name === 'refused' ? 'text-bad' : ''}>{text}</span> : null}
      <span>{wordsText(words)}</span>
    </p>
  );
}

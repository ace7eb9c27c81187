import { paths } from '@contract/pages';
import { useLocation } from 'react-router-dom';
import { CommentsView } from './CommentsView';
import { ModerationView } from './ModerationView';

/** The views of those who decide about comments. One chunk, because the app lists all chunks of pages. */
export function DecisionsView() {
  return useLocation().pathname === paths.comments ? <CommentsView /> : <ModerationView />;
}

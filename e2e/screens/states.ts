import { bookStates } from './bookStates';
import { editorStates } from './editorStates';
import { guestStates } from './guestStates';
import { historyStates } from './historyStates';
import { letterStates } from './letterStates';
import { memberStates } from './memberStates';
import { readingStates } from './readingStates';

export const states = [
  ...readingStates,
  ...guestStates,
  ...memberStates,
  ...bookStates,
  ...letterStates,
  ...editorStates,
  ...historyStates,
];

import { editorStates } from './editorStates';
import { guestStates } from './guestStates';
import { memberStates } from './memberStates';
import { readingStates } from './readingStates';

export const states = [...readingStates, ...guestStates, ...memberStates, ...editorStates];

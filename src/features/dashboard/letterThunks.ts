import * as letters from '@contract/endpoints/letters';
import { letterTexts } from '@contract/texts/letterTexts';
import { fromServer } from '@/store/createAppAsyncThunk';
import { mutation } from '@/store/mutation';

export const retryLetter = mutation('letters/retry', letters.retryLetter, {
  input: (params: { id: string }) => ({ params }),
  toasts: { success: fromServer, failure: letterTexts.retryFailed },
});

export const removeLetter = mutation('letters/remove', letters.removeLetter, {
  input: (params: { id: string }) => ({ params }),
  toasts: { success: fromServer, failure: letterTexts.removeFailed },
});

export const sendTestLetter = mutation('letters/test', letters.sendTestLetter, {
  input: () => ({}),
  toasts: { failure: letterTexts.testFailed },
});

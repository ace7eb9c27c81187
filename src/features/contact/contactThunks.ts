import { sendContact } from '@contract/endpoints/contact';
import type { ContactForm } from '@contract/rules';
import { contactTexts } from '@contract/texts/contactTexts';
import { createAppAsyncThunk, fromServer } from '@/store/createAppAsyncThunk';

export const sendMessage = createAppAsyncThunk(
  'contact/sendMessage',
  (body: ContactForm, { call }) => call(sendContact, { body }),
  {
    toasts: {
      progress: contactTexts.progress,
      success: fromServer,
      failure: contactTexts.failed,
    },
  },
);

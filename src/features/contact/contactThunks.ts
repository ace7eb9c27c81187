import type { ContactForm } from '@contract/rules';
import { contactTexts } from '@contract/texts/contactTexts';
import * as contact from '@/api/contact';
import { createAppAsyncThunk, fromServer } from '@/store/createAppAsyncThunk';

export const sendMessage = createAppAsyncThunk(
  'contact/sendMessage',
  (form: ContactForm, { request }) => contact.sendContact(form, request),
  {
    toasts: {
      progress: contactTexts.progress,
      success: fromServer,
      failure: contactTexts.failed,
    },
  },
);

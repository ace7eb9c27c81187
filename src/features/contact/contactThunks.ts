import type { ContactForm } from '@contract/rules';
import { contactTexts } from '@contract/texts/contactTexts';
import * as contact from '@/api/contact';
import { createAppAsyncThunk, fromServer } from '@/store/createAppAsyncThunk';

export const sendMessage = createAppAsyncThunk(
  'contact/sendMessage',
  (form: ContactForm) => contact.sendContact(form),
  {
    toasts: {
      progress: contactTexts.progress,
      success: fromServer,
      failure: contactTexts.failed,
    },
  },
);

import type { ContactForm } from '@contract/rules';
import * as contact from '@/api/contact';
import { createAppAsyncThunk, fromServer } from '@/lib/redux';
import { texts } from '@/lib/texts';

export const sendMessage = createAppAsyncThunk(
  'contact/sendMessage',
  (form: ContactForm) => contact.sendContact(form),
  {
    toasts: {
      progress: texts.contact.progress,
      success: fromServer,
      failure: texts.contact.failed,
    },
  },
);

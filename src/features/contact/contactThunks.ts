import { sendContact } from '@contract/endpoints/contact';
import type { ContactForm } from '@contract/rules';
import { contactTexts } from '@contract/texts/contactTexts';
import { fromServer } from '@/store/createAppAsyncThunk';
import { mutation } from '@/store/mutation';

export const sendMessage = mutation('contact/sendMessage', sendContact, {
  input: (body: ContactForm) => ({ body }),
  toasts: { progress: contactTexts.progress, success: fromServer, failure: contactTexts.failed },
});

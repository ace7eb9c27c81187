import type { ContactView } from '@contract/contact/contactEntities';
import * as contact from '@contract/endpoints/contactMessages';
import { messageTexts } from '@contract/texts/letterTexts';
import { cachedQuery, type PageArg, pageKey, skipTo } from '@/store/cachedQuery';
import { fromServer } from '@/store/createAppAsyncThunk';
import { mutation } from '@/store/mutation';

function messagesQuery(view: ContactView) {
  return cachedQuery({
    name: `${view}Messages`,
    keyOf: pageKey,
    call: ({ page }: PageArg, { call }) =>
      call(contact.listContact, { query: { ...skipTo(page), view } }),
    failure: messageTexts.loadFailed,
  });
}

/** Messages of the contact form, by what was done about them. */
export const messageQueries = {
  open: messagesQuery('open'),
  done: messagesQuery('done'),
  spam: messagesQuery('spam'),
};

export const changeMessage = mutation('contact/changeMessage', contact.changeContact, {
  input: ({ id, ...body }: { id: string; isDone?: boolean; isSpam?: boolean }) => ({
    params: { id },
    body,
  }),
  toasts: { failure: messageTexts.changeFailed },
});

export const removeMessage = mutation('contact/removeMessage', contact.removeContact, {
  input: (params: { id: string }) => ({ params }),
  toasts: { success: fromServer, failure: messageTexts.removeFailed },
});

import { subscriberTexts } from '@contract/texts/subscriberTexts';
import * as subscribers from '@/api/subscribers';
import { createAppAsyncThunk } from '@/store/createAppAsyncThunk';

// Without success toasts: the pages themselves show the messages.

type Subscription = { email: string; authorId: string | null };

export const subscribe = createAppAsyncThunk(
  'subscribers/subscribe',
  async (subscription: Subscription, { request }) =>
    (await subscribers.subscribe(subscription, request)).message,
  { toasts: { failure: subscriberTexts.askFailed } },
);

export const confirmSubscription = createAppAsyncThunk(
  'subscribers/confirm',
  async ({ token }: { token: string }, { request }) =>
    (await subscribers.confirmSubscription(token, request)).message,
  { toasts: { failure: subscriberTexts.confirmFailed } },
);

export const stopLetters = createAppAsyncThunk(
  'subscribers/stop',
  async ({ token }: { token: string }, { request }) =>
    (await subscribers.stopLetters(token, request)).message,
  { toasts: { failure: subscriberTexts.stopFailed } },
);

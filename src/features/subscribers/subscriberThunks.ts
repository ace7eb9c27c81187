import { lettersAboutTexts } from '@contract/texts/lettersAboutTexts';
import { subscriptionTexts } from '@contract/texts/subscriptionTexts';
import * as subscriptions from '@/api/subscriptions';
import { createAppAsyncThunk } from '@/store/createAppAsyncThunk';

// Without success toasts: the pages themselves show the messages.

type Subscription = { email: string; authorId: string | null };

export const subscribe = createAppAsyncThunk(
  'subscribers/subscribe',
  async (subscription: Subscription, { request }) =>
    (await subscriptions.subscribe(subscription, request)).message,
  { toasts: { failure: subscriptionTexts.askFailed } },
);

export const confirmSubscription = createAppAsyncThunk(
  'subscribers/confirm',
  async ({ token }: { token: string }, { request }) => {
    const { message, isConfirmed, author } = await subscriptions.confirmSubscription(
      token,
      request,
    );
    return { message, isConfirmed, author };
  },
  { toasts: { failure: subscriptionTexts.confirmFailed } },
);

export const stopLetters = createAppAsyncThunk(
  'subscribers/stop',
  async ({ token }: { token: string }, { request }) => {
    const { message, resume } = await subscriptions.stopLetters(token, request);
    return { message, resume };
  },
  { toasts: { failure: subscriptionTexts.stopFailed } },
);

export const resumeLetters = createAppAsyncThunk(
  'subscribers/resume',
  async ({ token }: { token: string }, { request }) =>
    (await subscriptions.resumeLetters(token, request)).message,
  { toasts: { failure: lettersAboutTexts.resumeFailed } },
);

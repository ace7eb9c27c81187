import * as subscriptions from '@contract/endpoints/subscriptions';
import { lettersAboutTexts } from '@contract/texts/lettersAboutTexts';
import { subscriptionTexts } from '@contract/texts/subscriptionTexts';
import { createAppAsyncThunk } from '@/store/createAppAsyncThunk';

// Without success toasts: the pages themselves show the messages.

type Subscription = { email: string; authorId: string | null };

export const subscribe = createAppAsyncThunk(
  'subscribers/subscribe',
  async (body: Subscription, { call }) => (await call(subscriptions.subscribe, { body })).message,
  { toasts: { failure: subscriptionTexts.askFailed } },
);

export const confirmSubscription = createAppAsyncThunk(
  'subscribers/confirm',
  async ({ token }: { token: string }, { call }) => {
    const { message, isConfirmed, author } = await call(subscriptions.confirmSubscription, {
      params: { token },
    });
    return { message, isConfirmed, author };
  },
  { toasts: { failure: subscriptionTexts.confirmFailed } },
);

export const stopLetters = createAppAsyncThunk(
  'subscribers/stop',
  async ({ token }: { token: string }, { call }) => {
    const { message, resume } = await call(subscriptions.stopLetters, { params: { token } });
    return { message, resume };
  },
  { toasts: { failure: subscriptionTexts.stopFailed } },
);

export const resumeLetters = createAppAsyncThunk(
  'subscribers/resume',
  async ({ token }: { token: string }, { call }) =>
    (await call(subscriptions.resumeLetters, { params: { token } })).message,
  { toasts: { failure: lettersAboutTexts.resumeFailed } },
);

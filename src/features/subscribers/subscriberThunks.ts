import * as subscriptions from '@contract/endpoints/subscriptions';
import { subscriptionTexts } from '@contract/subscribeRules';
import { lettersAboutTexts } from '@contract/texts/lettersAboutTexts';
import { mutation } from '@/store/mutation';

// Without success toasts: the pages themselves show the messages.

type Subscription = { email: string; authorId: string | null };

const input = (params: { token: string }) => ({ params });

export const subscribe = mutation('subscribers/subscribe', subscriptions.subscribe, {
  input: (body: Subscription) => ({ body }),
  toasts: { failure: subscriptionTexts.askFailed },
});

export const confirmSubscription = mutation(
  'subscribers/confirm',
  subscriptions.confirmSubscription,
  { input, toasts: { failure: subscriptionTexts.confirmFailed } },
);

export const stopLetters = mutation('subscribers/stop', subscriptions.stopLetters, {
  input,
  toasts: { failure: subscriptionTexts.stopFailed },
});

export const resumeLetters = mutation('subscribers/resume', subscriptions.resumeLetters, {
  input,
  toasts: { failure: lettersAboutTexts.resumeFailed },
});

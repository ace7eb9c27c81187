import { notificationSentence } from '@contract/notifications/notificationSentence';
import { createElement, Fragment } from 'react';

const classOf = { name: 'font-semibold', title: 'font-serif' } as const;

/** One sentence about what happened. Names and titles can be written in another direction. */
export function NotificationText({ told }: { told: Parameters<typeof notificationSentence>[0] }) {
  const parts = notificationSentence(told).map(({ kind, text }) =>
    kind === 'text' ? text : createElement('bdi', { className: classOf[kind] }, text),
  );
  // As arguments, because the parts have no keys: two people can have the same name.
  return createElement(Fragment, null, ...parts);
}

import * as React from 'react';

/** React's name for what its packages share. */
const shared: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);

/**
 * Creates elements without the stack of the code that creates them. The development build captures
 * one for each of 10,000 elements a second, for `captureOwnerStack`, which nothing calls.
 */
export function leaveOutOwnerStacks() {
  if (typeof shared !== 'object' || shared === null) return;
  Object.defineProperty(shared, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => 10_000,
    set() {},
  });
}

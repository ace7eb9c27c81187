import { expect, test } from 'vitest';
import { createOutbox } from './outbox';

const letter = (subject: string) => ({
  to: 'reader@mail.example',
  subject,
  text: subject,
  html: subject,
});

test('keeps the newest 50 letters, newest first', async () => {
  const outbox = createOutbox();
  for (let at = 1; at <= 51; at += 1) await outbox.send(letter(`Letter ${at}`));
  expect(outbox.all()).toHaveLength(50);
  expect(outbox.all()[0]?.subject).toBe('Letter 51');
  expect(outbox.all()[49]?.subject).toBe('Letter 2');
  expect(outbox.hasChanged).toBe(true);
});

test('notifies watchers until they abort', async () => {
  const outbox = createOutbox();
  const watching = new AbortController();
  const seen: number[] = [];
  outbox.watch(() => seen.push(outbox.all().length), watching.signal);
  await outbox.send(letter('One'));
  outbox.replace([]);
  watching.abort();
  await outbox.send(letter('Two'));
  expect(seen).toEqual([1, 0]);
});

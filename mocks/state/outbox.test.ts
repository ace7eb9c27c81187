import { expect, test } from 'vitest';
import { createOutbox } from './outbox';

const email = (subject: string) => ({
  to: 'reader@mail.example',
  subject,
  text: subject,
  html: subject,
});

test('keeps the newest 50 e-mails, newest first', async () => {
  const outbox = createOutbox();
  for (let at = 1; at <= 51; at += 1) await outbox.send(email(`Email ${at}`));
  expect(outbox.all()).toHaveLength(50);
  expect(outbox.all()[0]?.subject).toBe('Email 51');
  expect(outbox.all()[49]?.subject).toBe('Email 2');
  expect(outbox.hasChanged).toBe(true);
});

test('notifies watchers until they abort', async () => {
  const outbox = createOutbox();
  const watching = new AbortController();
  const seen: number[] = [];
  outbox.watch(() => seen.push(outbox.all().length), watching.signal);
  await outbox.send(email('One'));
  outbox.replace([]);
  watching.abort();
  await outbox.send(email('Two'));
  expect(seen).toEqual([1, 0]);
});

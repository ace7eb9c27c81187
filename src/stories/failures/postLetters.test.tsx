import { postLetterTexts } from '@contract/texts/postLetterTexts';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAvailable } from '@/testing/availability';
import { expectFailures } from '@/testing/expectFailures';
import { failCalls } from '@/testing/failCalls';
import { renderWithLetters } from '@/testing/renderWithLetters';

test('stopPostLetters: a failure is shown, and can be tried again', async () => {
  const app = await renderWithLetters(1);
  await app.open();
  const undo = await screen.findByText(postLetterTexts.stop, { selector: 'button' });
  await expectFailures(app, {
    call: 'stopPostLetters',
    failed: postLetterTexts.stopFailed,
    send: () => void fireEvent.click(undo),
    check: () => expectAvailable(undo),
  });
});

test.each([{ call: 'readPostLetters' } as const])(
  '$call: without an answer, the notice about a post says nothing about letters',
  async (row) => {
    const { open } = await renderWithLetters(1);
    failCalls({ [row.call]: { status: 500 } });
    await open();
    expect(await screen.findByRole('region', { name: 'Published: Slow Gardens' })).toBeVisible();
    expect(screen.queryByText(/^Letters to/)).toBeNull();
  },
);

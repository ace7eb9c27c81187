import { bookPageTexts } from '@contract/texts/bookPageTexts';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAvailable } from '@/testing/availability';
import { expectFailures } from '@/testing/expectFailures';
import { openQuoted, openQuotes } from '@/testing/openQuoted';

test('detachBacklink: a failure is shown, and the quote stays', async () => {
  const app = await openQuoted();
  const list = within(await openQuotes(app));
  const [detach] = list.getAllByRole('button', { name: 'Detach' });
  if (!detach) throw new Error('There is no quote.');
  const count = list.getAllByRole('listitem').length;
  await expectFailures(app, {
    call: 'detachBacklink',
    failed: bookPageTexts.detachFailed,
    async send() {
      await app.user.click(detach);
      const dialog = within(screen.getByRole('dialog', { name: 'Detach this quote' }));
      await app.user.click(dialog.getByRole('button', { name: 'Detach' }));
    },
    check() {
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(list.getAllByRole('listitem')).toHaveLength(count);
    },
  });
});

test('listBacklinks: a failure is shown, and more quotes can be loaded again', async () => {
  const app = await openQuoted({ quotes: 21 });
  const list = within(await openQuotes(app));
  const more = screen.getByRole('button', { name: 'Show more quotes' });
  await expectFailures(app, {
    call: 'listBacklinks',
    failed: bookPageTexts.backlinksFailed,
    send: () => void fireEvent.click(more),
    check() {
      expectAvailable(more);
      expect(list.getAllByRole('listitem')).toHaveLength(20);
    },
  });
});

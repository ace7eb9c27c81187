import { exportTexts } from '@contract/texts/exportTexts';
import { sessionTexts } from '@contract/texts/sessionTexts';
import { fireEvent, screen } from '@testing-library/react';
import { test } from 'vitest';
import { expectAvailable } from '@/testing/availability';
import { expectFailures } from '@/testing/expectFailures';
import { renderApp } from '@/testing/renderApp';
import { signInElsewhere } from '@/testing/signInElsewhere';

test.each([
  { call: 'endSession', name: /^Sign out Unknown device$/, failed: sessionTexts.endFailed },
  {
    call: 'endOtherSessions',
    name: 'Sign out everywhere else',
    failed: sessionTexts.endOthersFailed,
  },
  { call: 'exportAccount', name: 'Download everything', failed: exportTexts.failed },
] as const)('$call: a failure is shown, and the button can be pressed again', async (row) => {
  const { call, name, failed } = row;
  const app = await renderApp({ path: '/about', as: 'reader', withSessionKeeper: true });
  await signInElsewhere(app.mockApi, 'reader');
  await app.router.navigate('/dashboard/account');
  const button = await screen.findByRole('button', { name });
  await expectFailures(app, {
    call,
    failed,
    send: () => void fireEvent.click(button),
    check: () => expectAvailable(button),
  });
});

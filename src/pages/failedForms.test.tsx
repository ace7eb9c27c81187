import { accountTexts } from '@contract/texts/accountTexts';
import { commentTexts } from '@contract/texts/commentTexts';
import { contactTexts } from '@contract/texts/contactTexts';
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { toast } from 'react-hot-toast';
import { expect, test } from 'vitest';
import { alerts } from '@/testing/liveRegions';
import { renderApp } from '@/testing/renderApp';

const refused = (status: number) => () =>
  HttpResponse.json({ success: false, message: `Refused with ${status}.` }, { status });

/** Every way a call can fail; `null` shows the fixed text of the page. */
const failures: [name: string, answer: () => Response, message: string | null][] = [
  ['500', () => HttpResponse.json({}, { status: 500 }), null],
  ['network error', () => HttpResponse.error(), null],
  ['HTML instead of JSON', () => HttpResponse.html('<h1>Welcome</h1>'), null],
  ['wrong shape', () => HttpResponse.json({ success: true }), null],
  ...[401, 403, 404, 413, 429].map((status): [string, () => Response, string] => [
    String(status),
    refused(status),
    `Refused with ${status}.`,
  ]),
];

type Form = {
  path: string;
  as?: 'reader';
  /** The path of the call. */
  call: string;
  fields: Record<string, string>;
  button: string;
  failed: string;
};

const forms: Record<string, Form> = {
  contact: {
    path: '/contact',
    call: '/contact',
    fields: { Name: 'Ada', 'E-mail': 'ada@mail.example', Subject: 'Hello', Message: 'A question' },
    button: "Let's talk",
    failed: contactTexts.failed,
  },
  comment: {
    path: '/posts',
    as: 'reader',
    call: '/comments',
    fields: { 'Your comment': 'A thought' },
    button: 'Comment',
    failed: commentTexts.addFailed,
  },
  'sign-in': {
    path: '/sign-in',
    call: '/user/login',
    fields: { Username: 'reader', Password: 'Password1!' },
    button: 'Sign In',
    failed: accountTexts.loginFailed,
  },
  'forgotten password': {
    path: '/forgot-password',
    call: '/user/forgot-password',
    fields: { 'E-mail': 'ada@mail.example' },
    button: 'Submit',
    failed: accountTexts.resetLinkFailed,
  },
};

async function open({ path, as, call }: Form) {
  const app = await renderApp({ path, ...(as ? { as } : {}) });
  if (call === '/comments') {
    const [post] = (await app.mockApi.data.posts.latest({ skip: 0, take: 1 })).rows;
    await app.router.navigate(`/posts/${post?.url}`);
  }
  return app;
}

async function fill(user: UserEvent, fields: Form['fields']) {
  for (const [label, text] of Object.entries(fields)) {
    await user.type(await screen.findByLabelText(label), text);
  }
}

test.each(Object.entries(forms))(
  'the %s form says why a call failed, keeps its input and can be sent again',
  async (_, form) => {
    const { user, server } = await open(form);
    await fill(user, form.fields);
    const button = screen.getByRole('button', { name: form.button });
    for (const [name, answer, message] of failures) {
      act(() => toast.remove());
      await waitFor(() => expect(alerts()).toBeEmptyDOMElement());
      let calls = 0;
      server.use(
        http.post(`*/api/v1${form.call}`, () => {
          calls += 1;
          return answer();
        }),
      );
      await user.click(button);
      await waitFor(() => expect(alerts()).toHaveTextContent(message ?? form.failed));
      await waitFor(() => expect(button).toBeEnabled());
      for (const [label, text] of Object.entries(form.fields)) {
        expect(screen.getByLabelText(label)).toHaveValue(text);
      }
      expect({ name, calls }).toEqual({ name, calls: 1 });
    }
  },
);

import { fillPath } from '@contract/endpoint';
import { accountMessages, requestMessages } from '@contract/texts/apiMessages';
import { newAccountRow } from '@server/core/accounts/newAccountRow';
import type { Ports } from '@server/core/ports';
import { isSameText } from '@server/core/sessions/xsrf';
import { readSite } from '@server/core/site/readSite';
import type { Taken } from '@server/data/rows/rows';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import {
  type AccountForm,
  emptyForm,
  readSetupForm,
  type SetupForm,
  setupErrors,
  siteOf,
} from './setupForm';
import { renderInvalidLink, renderSetupDone, renderSetupForm, setupHeaders } from './setupPage';

const mostBytes = 16 * 1024;
const path = '/setup/:token';

const takenErrors: Record<Taken, ReadonlyMap<string, string>> = {
  'username taken': new Map([['username', accountMessages.usernameTaken]]),
  'email taken': new Map([['email', accountMessages.emailTaken]]),
};

async function createAdmin(ports: Ports, form: SetupForm) {
  const { firstName, lastName, email, username, password } = form;
  const account: Omit<AccountForm, 'password'> = { firstName, lastName, email, username };
  const row = newAccountRow(ports, {
    ...account,
    avatar: '',
    isVerified: true,
    isProviderLinked: false,
    passwordHash: await ports.passwords.hash(password),
  });
  const admin = await ports.data.users.insertFirstAdmin({ ...row, role: 'admin' });
  if (typeof admin !== 'string') {
    // Nobody else could have changed them: only this account may.
    await ports.data.site.update({ ...(await readSite(ports)), ...siteOf(form) }, admin.id);
  }
  return admin;
}

const limitBody = bodyLimit({
  maxSize: mostBytes,
  onError: (context) => context.text(`${requestMessages.tooLarge}\n`, 413, setupHeaders),
});

type Page = ReturnType<typeof renderInvalidLink>;

const respond = (context: Context, content: Page, status: 200 | 422) =>
  context.html(content, status, setupHeaders);

const refuseLink = (context: Context) => context.html(renderInvalidLink(), 404, setupHeaders);

/**
 * A page at a secret address that creates the first administrator. Only a hash of the secret is stored, and
 * only by this process. The account is stored only if there is no administrator, so the link works once.
 */
export async function createSetup(ports: Ports) {
  const token = ports.secrets.random();
  const hash = await ports.secrets.hash(token);
  const app = new Hono();

  app.use(path, limitBody, async (context, next) => {
    const given = await ports.secrets.hash(context.req.param('token') ?? '');
    const isValid = isSameText(given, hash) && !(await ports.data.users.hasAdmin());
    return isValid ? next() : refuseLink(context);
  });

  app.get(path, (context) => respond(context, renderSetupForm(emptyForm, new Map()), 200));

  app.post(path, async (context) => {
    const form = readSetupForm(new URLSearchParams(await context.req.text()));
    const errors = setupErrors(form);
    if (errors.size > 0) return respond(context, renderSetupForm(form, errors), 422);
    const admin = await createAdmin(ports, form);
    if (admin === 'has admin') return refuseLink(context);
    if (typeof admin !== 'string') return respond(context, renderSetupDone(admin.username), 200);
    return respond(context, renderSetupForm(form, takenErrors[admin]), 422);
  });

  return { app, link: ports.settings.siteUrl + fillPath(path, { token }) };
}

import { createHash } from 'node:crypto';
import { limits } from '@contract/limits';
import { paths } from '@contract/pages';
import { signUpPasswordRequirements } from '@contract/passwordRequirements';
import { defaultSite, registration as registrations } from '@contract/site/publicSite';
import { registrationNames } from '@contract/texts/registrationTexts';
import { html, raw } from 'hono/html';
import type { SetupField, SetupForm } from './setupForm';

const styles = `
:root{color-scheme:light;--paper:#fbf8f2;--raised:#fffdf9;--ink:#221c15;--quiet:#665e52;--line:#e2dacb;--edge:#8f8575;--accent:#a83c1d;--on:#fff;--bad:#b3261e}
@media(prefers-color-scheme:dark){:root{color-scheme:dark;--paper:#181511;--raised:#211d18;--ink:#efe8dc;--quiet:#b0a696;--line:#38322a;--edge:#7d7465;--accent:#f0906b;--on:#181511;--bad:#ffb4ab}}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 ui-sans-serif,system-ui,sans-serif}
main{max-width:34rem;margin:0 auto;padding:3rem 1rem 4rem;overflow-wrap:anywhere}
h1{font:600 2.25rem/1.15 Georgia,serif;margin:0 0 .75rem}
fieldset{margin:2.5rem 0 0;padding:1rem 0 0;border:0;border-top:1px solid var(--line)}
legend{float:left;width:100%;font:600 1.4rem/1.3 Georgia,serif;padding:0 0 .75rem}
legend+*{clear:both}
label{display:block;font-size:.9375rem;font-weight:500;margin-top:1.25rem}
input,select,textarea{box-sizing:border-box;width:100%;min-height:2.75rem;margin-top:.35rem;padding:.5rem .75rem;font:inherit;color:inherit;background:var(--raised);border:1px solid var(--edge);border-radius:.375rem}
textarea{min-height:6rem}
[aria-invalid=true]{border-color:var(--bad)}
p{margin:.35rem 0 0}
.hint{font-size:.9375rem;color:var(--quiet)}
.error{color:var(--bad)}
button{min-height:2.75rem;margin-top:2rem;padding:.5rem 1.25rem;font:inherit;font-weight:500;color:var(--on);background:var(--accent);border:0;border-radius:.375rem;cursor:pointer}
a{color:var(--accent)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
`;

const styleHash = createHash('sha256').update(styles).digest('base64');

/** The page needs no script, and its address is a secret. */
export const setupHeaders = {
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
};

type Field = {
  name: Exclude<SetupField, 'registration'>;
  label: string;
  type: 'text' | 'email' | 'password' | 'textarea';
  autocomplete: string;
  hint?: string;
};

const passwordHint = signUpPasswordRequirements.map(({ text }) => text).join(', ');

const accountFields: readonly Field[] = [
  { name: 'firstName', label: 'First name', type: 'text', autocomplete: 'given-name' },
  { name: 'lastName', label: 'Last name', type: 'text', autocomplete: 'family-name' },
  { name: 'email', label: 'E-mail', type: 'email', autocomplete: 'email' },
  {
    name: 'username',
    label: 'Username',
    type: 'text',
    autocomplete: 'username',
    hint: `At least ${limits.usernameLength} characters.`,
  },
  {
    name: 'password',
    label: 'Password',
    type: 'password',
    autocomplete: 'new-password',
    hint: passwordHint,
  },
];

const siteFields: readonly Field[] = [
  {
    name: 'siteName',
    label: 'Name of the site',
    type: 'text',
    autocomplete: 'off',
    hint: `In the header, titles and e-mails. Without one it is ${defaultSite.name}.`,
  },
  {
    name: 'homeText',
    label: 'One sentence about it',
    type: 'textarea',
    autocomplete: 'off',
    hint: 'At the top of the home page.',
  },
];

type Errors = ReadonlyMap<string, string>;

function renderField(
  { name, label, type, autocomplete, hint }: Field,
  form: SetupForm,
  errors: Errors,
) {
  const error = errors.get(name);
  // A password is never written into a page.
  const value = name === 'password' ? '' : form[name];
  const ids = [...(error ? [`${name}-error`] : []), ...(hint ? [`${name}-hint`] : [])].join(' ');
  const invalid = error ? html`aria-invalid="true"` : '';
  const described = ids === '' ? '' : html`aria-describedby="${ids}"`;
  const control =
    type === 'textarea'
      ? html`<textarea id="${name}" name="${name}" ${invalid} ${described}>${value}</textarea>`
      : html`<input id="${name}" name="${name}" type="${type}" value="${value}" autocomplete="${autocomplete}" ${invalid} ${described}>`;
  return html`<label for="${name}">${label}</label>
${control}
${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : ''}
${error ? html`<p class="error" id="${name}-error">${error}</p>` : ''}`;
}

const renderRegistration = ({
  registration,
}: SetupForm) => html`<label for="registration">Who may register</label>
<select id="registration" name="registration" aria-describedby="registration-hint">
${registrations.options.map(
  (value) =>
    html`<option value="${value}" ${value === registration ? 'selected' : ''}>${registrationNames[value]}</option>`,
)}
</select>
<p class="hint" id="registration-hint">All of this can be changed later under Settings in the dashboard.</p>`;

function renderPage(title: string, content: unknown) {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Commonplace</title>
<style>${raw(styles)}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>`;
}

/** The form that creates the first administrator and names the site, with what was typed and the messages. */
export function renderSetupForm(form: SetupForm, errors: Errors) {
  const summary =
    errors.size > 0
      ? html`<p class="error" role="alert">Please correct the marked fields.</p>`
      : '';
  return renderPage(
    'Set up your site',
    html`<p>Two steps: your account, which manages the site, and what the site is called. This link works once.</p>
${summary}
<form method="post" novalidate>
<fieldset>
<legend>1. You</legend>
${accountFields.map((field) => renderField(field, form, errors))}
</fieldset>
<fieldset>
<legend>2. Your site</legend>
${siteFields.map((field) => renderField(field, form, errors))}
${renderRegistration(form)}
</fieldset>
<button type="submit">Create the site</button>
</form>`,
  );
}

/** Shown for a wrong link, and for every link once there is an administrator. */
export function renderInvalidLink() {
  return renderPage(
    'This link is not valid',
    html`<p>It works once, and only while the site has no administrator. Each start without one prints a new link.</p>
<p><a href="${paths.signIn}">Sign in</a></p>`,
  );
}

/** Shown once the account exists. */
export function renderSetupDone(username: string) {
  return renderPage(
    'Your site is ready',
    html`<p>The account ${username} has been created.</p>
<p><a href="${paths.signIn}">Sign in</a></p>`,
  );
}

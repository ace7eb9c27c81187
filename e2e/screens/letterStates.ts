import { basename, join } from 'node:path';
import { emailKind } from '@contract/emails/emailEntities';
import { mockDatabase } from '@contract/storageKeys';
import { letterNames } from '@contract/texts/letterTexts';
import { emailKinds, emailOfKind } from '@mocks/testing/emailOfKind';
import { expect } from '@playwright/test';
import * as v from 'valibot';
import { DeveloperPanel } from '../pages/DeveloperPanel';
import { readStore } from '../pages/indexedDb';
import type { PersonaName, Site } from '../pages/Site';
import type { State } from './state';

const open = (name: string, path: string): State => ({ name, show: (site) => site.open(path) });

const openAs = (name: string, persona: PersonaName, path: string): State => ({
  name,
  show: (site) => site.openAs(persona, path),
});

const pictures = join(import.meta.dirname, '../../server/seed/pictures');

const sentLetter = v.object({ subject: v.string(), html: v.string() });

/** The HTML of a letter that the community of the mocks sends, as a mail program shows it. */
const sent = (name: string, subject: RegExp, send: (site: Site) => Promise<void>): State => ({
  name: `letter, ${name}`,
  widths: [320, 768],
  // A letter is no page: it has no landmarks.
  isIncomplete: true,
  // It stores the letters.
  show: async (site) => {
    await send(site);
    let html = '';
    await expect(async () => {
      const stored: unknown = JSON.parse(
        await readStore(site.page, mockDatabase('usual'), 'emails'),
      );
      const letters = v.parse(v.array(v.array(sentLetter)), stored).flat();
      html = letters.find((letter) => subject.test(letter.subject))?.html ?? '';
      expect(html).not.toBe('');
    }).toPass();
    // The site forbids to set the HTML of its own pages.
    await site.page.goto('about:blank');
    // Outside of the site, its pictures have no service worker that answers.
    await site.page.route('**/resource/file/*', (route) =>
      route.fulfill({ path: join(pictures, basename(new URL(route.request().url()).pathname)) }),
    );
    await site.page.setContent(html);
  },
});

async function sendDigests(site: Site) {
  await site.open('/about');
  const panel = new DeveloperPanel(site.page);
  await panel.open();
  await panel.press('Send letters about notifications');
}

/** The HTML of a letter, as a mail program shows it. */
const letterOf = (kind: (typeof emailKinds)[number]): State => ({
  name: `letter of the kind ${v.is(emailKind, kind) ? letterNames[kind] : kind}`.toLowerCase(),
  widths: [360, 768],
  // A letter is no page: it has no landmarks.
  isIncomplete: true,
  async show({ page }) {
    await page.goto('about:blank');
    await page.setContent(await emailOfKind(kind));
  },
});

/** What members are told, on the site and by letters, and the pages of letters' links. */
export const letterStates: readonly State[] = [
  openAs('site', 'admin', '/dashboard/site'),
  openAs('settings of the site', 'admin', '/dashboard/settings'),
  openAs('pages of the site', 'admin', '/dashboard/settings?view=pages'),
  openAs('a new page of the site', 'admin', '/dashboard/settings?view=pages&page=new'),
  openAs('messages of the contact form', 'admin', '/dashboard/letters?view=open'),
  openAs('notifications', 'author', '/notifications'),
  openAs('notifications of a moderator', 'moderator', '/notifications'),
  {
    name: 'notifications, none',
    show: async (site) => {
      await site.openAs('newbie', '/notifications?page=9');
      await expect(site.page.getByText('There is nothing on this page any more.')).toBeVisible();
    },
  },
  openAs('choices', 'author', '/dashboard/notifications'),
  sent('a notification', /published/, sendDigests),
  ...emailKinds.map(letterOf),
  openAs('letters that wait', 'admin', '/dashboard/letters'),
  openAs('subscribers', 'admin', '/dashboard/subscribers'),
  open('new posts by e-mail', '/subscribe'),
  {
    name: 'new posts by e-mail, with errors',
    show: async (site) => {
      await site.open('/subscribe');
      await site.page.getByRole('button', { name: 'Send me a confirmation' }).click();
      await expect(site.page.locator('[aria-invalid="true"]')).toBeVisible();
    },
  },
  open('confirm an address', '/subscribers/confirm/any'),
  open('stop letters', '/letters/stop/any'),
  {
    name: 'stop letters, stopped',
    show: async (site) => {
      await site.open('/letters/stop/any');
      await site.page.getByRole('button', { name: 'Stop these letters' }).click();
      await expect(site.page.getByRole('main').getByRole('status')).not.toBeEmpty();
    },
  },
];

import type { Locator, Page } from '@playwright/test';
import { changePost } from './api';
import { addPasskey, plugInAuthenticator } from './authenticator';
import { failCalls } from './changedAnswers';
import { EditorScreen } from './EditorScreen';
import { chooseFromMenu } from './menus';
import { samplePost } from './PostScreen';
import type { Site } from './Site';
import { selectWords } from './selectWords';

/** Opens a dialog. Returns what gets the focus back. */
type Open = (site: Site) => Promise<Locator>;

export type DialogCase = { at: string; name: string | RegExp; open: Open };

/** Presses one button after the other. The first one gets the focus back: the others are in its menu. */
const press =
  (first: string | RegExp, entry?: string): Open =>
  async ({ page }) => {
    const opener = page.getByRole('button', { name: first, exact: true }).first();
    if (entry) await chooseFromMenu(opener, entry);
    else await opener.click();
    return opener;
  };

const firstMenu = (page: Page) => page.getByRole('button', { name: /^Menu of this/ }).first();

async function selectFirstWords(page: Page) {
  await selectWords(page, (await page.locator('.post-blocks p').first().innerText()).slice(0, 30));
  return page.getByRole('toolbar', { name: 'Selected words' });
}

/** The menus of blocks load with the first key, once the post is hydrated, as its bar shows. */
async function openQuotes({ page }: Site) {
  await (await selectFirstWords(page)).waitFor();
  await page.keyboard.press('Shift');
  await firstMenu(page).press('Enter');
  await page.getByRole('button', { name: /^Quotes of this/ }).click();
  return firstMenu(page);
}

async function pressOnFirstWords(page: Page, action: 'Keep' | 'Note') {
  const bar = await selectFirstWords(page);
  // The focus returns to the menu of the block.
  await bar.waitFor();
  await page.keyboard.press('Shift');
  await firstMenu(page).waitFor({ state: 'attached' });
  await bar.getByRole('button', { name: action }).click();
}

async function openNote({ page }: Site) {
  await pressOnFirstWords(page, 'Note');
  return firstMenu(page);
}

async function openHeadings({ page }: Site) {
  await pressOnFirstWords(page, 'Keep');
  await page.getByRole('button', { name: 'Choose heading' }).click();
  return firstMenu(page);
}

async function renamePasskey(site: Site) {
  await plugInAuthenticator(site.page);
  await addPasskey(site.page);
  return press(/^Rename /)(site);
}

/** Saves a change of a post, after what happens to the post or the session. */
const saveAfter =
  (happen: (page: Page) => Promise<unknown>): Open =>
  async ({ page }) => {
    const editor = new EditorScreen(page);
    await editor.waitUntilReady();
    await happen(page);
    await editor.addLine('Words of this tab');
    await editor.publish.click();
    return editor.publish;
  };

async function endSession(page: Page) {
  await failCalls(page, 'updatePost', { status: 401 });
  await failCalls(page, 'refreshToken', { status: 401 });
}

/** Runs in the page: what it sends when it is left is lost. Routes of Playwright don't see these calls. */
function loseLastCalls() {
  const { fetch } = window;
  window.fetch = (input, init) =>
    new Request(input, init).keepalive ? Promise.reject(new TypeError()) : fetch(input, init);
}

/** Work that could not be saved, neither when the page was left nor later. */
async function compareRestored(site: Site) {
  const { page } = site;
  const editor = new EditorScreen(page);
  await failCalls(page, 'updatePost', { status: 0 });
  await page.addInitScript(loseLastCalls);
  await page.reload();
  await editor.waitUntilReady();
  await editor.addLine('Words that were not saved');
  await editor.waitForDraft('Words that were not saved');
  await editor.reloadAndRestore();
  return press('Compare')(site);
}

/** The posts of the cases are created before; `dialogs-draft` is a draft. */
const editorOf = (url: string) => `/update?post=dialogs${url}`;
const manage = 'More actions';
const author = '/username/author';

/** One dialog of each file that has one. */
export const dialogs = {
  author: {
    'src/ui/ConfirmDialog.tsx': { at: '/about', name: 'Confirm Logout', open: press('Logout') },
    'src/features/posts/post/summary/SummaryDialog.tsx': {
      at: samplePost,
      name: /./,
      open: press('AI Summary'),
    },
    'src/features/report/ReportDialog.tsx': {
      at: samplePost,
      name: 'Report Post',
      open: press('More actions for this post', 'Report'),
    },
    'src/features/book/backlinks/BlockQuotes.tsx': {
      at: samplePost,
      name: /^Quotes of this/,
      open: openQuotes,
    },
    'src/features/book/passages/PassageDialog.tsx': {
      at: samplePost,
      name: 'Note',
      open: openNote,
    },
    'src/features/book/passages/HeadingChoice.tsx': {
      at: samplePost,
      name: 'Choose a heading',
      open: openHeadings,
    },
    'src/features/book/screen/AddPassageDialog.tsx': {
      at: '/book',
      name: 'Add a passage',
      open: press('Add a passage'),
    },
    'src/features/book/arranging/useBookKeys.tsx': {
      at: '/book',
      name: 'Keys',
      open: press('Keys'),
    },
    'src/features/book/screen/ImportDialog.tsx': {
      at: '/book',
      name: 'Import passages',
      open: press('Book actions', 'Import'),
    },
    'src/features/book/screen/HeadingTitleDialog.tsx': {
      at: '/book',
      name: 'New heading',
      open: press('New heading'),
    },
    'src/features/passkeys/AddPasskey.tsx': {
      at: '/dashboard/account',
      name: 'Add a passkey',
      open: press('Add a passkey'),
    },
    'src/features/passkeys/PasskeyItem.tsx': {
      at: '/dashboard/account',
      name: 'Rename the passkey',
      open: renamePasskey,
    },
    // The account has a passkey now.
    'src/features/passkeys/RequiredPasskey.tsx': {
      at: '/dashboard/account',
      name: 'Ask for a passkey',
      open: press('Ask for a passkey after the password'),
    },
    'src/features/book/kept/KeptDialog.tsx': {
      at: '/dashboard/posts',
      name: /^Kept from/,
      open: press('What readers keep'),
    },
  },
  phone: {
    'src/features/book/screen/Headings.tsx': {
      at: '/book',
      name: 'Headings',
      open: press(/^Headings:/),
    },
    'src/app/layout/PhoneMenu.tsx': { at: '/about', name: 'Menu', open: press('Open menu') },
    'src/features/dashboard/SidebarDrawer.tsx': {
      at: '/dashboard',
      name: 'Dashboard',
      open: press('Dashboard menu'),
    },
    'src/features/posts/hub/TagFilter.tsx': { at: '/posts', name: 'Topics', open: press('Topics') },
    'src/features/editor/screen/EditorFields.tsx': {
      at: editorOf(''),
      name: 'Post settings',
      open: press('Post settings'),
    },
  },
  editor: {
    'src/features/editor/screen/useShortcutHelp.tsx': {
      at: editorOf(''),
      name: 'Keyboard shortcuts',
      open: press('More', 'Keyboard shortcuts'),
    },
    'src/features/editor/screen/settings/PostEmail.tsx': {
      at: editorOf(''),
      name: 'E-mail about this post',
      open: press('More', 'See the e-mail…'),
    },
    'src/features/editor/screen/checks/CheckDialog.tsx': {
      at: editorOf(''),
      name: /^Before you (publish|update)$/,
      open: press('Check'),
    },
    'src/features/editor/screen/settings/PostHistory.tsx': {
      at: editorOf(''),
      name: 'History',
      open: press('History…'),
    },
    'src/features/editor/screen/settings/ChangeAddress.tsx': {
      at: editorOf(''),
      name: 'Change the address',
      open: press('Change address…'),
    },
    'src/features/editor/screen/dialogs/ScheduleDialog.tsx': {
      at: editorOf('-draft'),
      name: 'Schedule this post',
      open: press('Publishing options', 'Schedule…'),
    },
    'src/features/editor/screen/settings/SharePreview.tsx': {
      at: editorOf('-draft'),
      name: 'Share a preview',
      open: press('More', 'Share a preview…'),
    },
    'src/features/editor/screen/dialogs/ConflictDialog.tsx': {
      at: editorOf('-conflict'),
      name: 'This post was changed elsewhere',
      open: saveAfter((page) => changePost(page, 'dialogs-conflict', { title: 'Their title' })),
    },
    // From here on, no change of a post is saved.
    'src/features/editor/screen/drafts/RestoredWork.tsx': {
      at: editorOf('-restored'),
      name: 'Unsaved work',
      open: compareRestored,
    },
    'src/features/editor/screen/dialogs/SignInDialog.tsx': {
      at: editorOf('-session'),
      name: 'Your session has ended',
      open: saveAfter(endSession),
    },
  },
  admin: {
    'src/features/profile/RestrictDialog.tsx': {
      at: author,
      name: 'Restrict This Account',
      open: press(manage, 'Restrict…'),
    },
    'src/features/profile/RoleDialog.tsx': {
      at: author,
      name: 'Change the Role',
      open: press(manage, 'Change role…'),
    },
    'src/ui/ReasonDialog.tsx': {
      at: author,
      name: 'Hide All Comments',
      open: press(manage, 'Hide all comments…'),
    },
  },
} satisfies Record<string, Readonly<Record<string, DialogCase>>>;

/** What has no dialog here, with the reason. */
export const otherDialogs = {
  'src/features/auth/GooglePasswordDialog.tsx': 'needs a provider: see src/stories/google.test.tsx',
  'src/features/posts/post/document/Lightbox.tsx': 'has one control, which covers the picture',
} as const;

import { expect, test } from '../fixtures';

const message = {
  Name: 'Ada Byron',
  'E-mail': 'ada@mail.example',
  Subject: 'A question',
  Message: 'How do I move a post to another address?',
};

test('a message can be sent without an account @phone', async ({ page, site }) => {
  await site.open('/contact');
  await site.conduct({ delay: 2000 });
  for (const [label, text] of Object.entries(message)) await page.getByLabel(label).fill(text);
  await page.getByRole('button', { name: "Let's talk" }).click();
  await expect(site.messages).toContainText('Submitting contact form');
  await expect(site.messages).toContainText('Thank you for your message.');
  await expect(page.getByLabel('Message')).toHaveValue('');
});

test('whatever is missing is said beside its field, and the rest is kept', async ({
  page,
  site,
}) => {
  await site.open('/contact');
  for (const missing of Object.keys(message)) {
    for (const [label, text] of Object.entries(message)) {
      await page.getByLabel(label).fill(label === missing ? '' : text);
    }
    await page.getByRole('button', { name: "Let's talk" }).click();
    await expect(page.getByLabel(missing)).toBeFocused();
    await expect(page.getByLabel(missing)).toHaveAccessibleDescription('All fields are mandatory.');
    await expect(site.errors).toContainText('All fields are mandatory.');
    for (const [label, text] of Object.entries(message)) {
      await expect(page.getByLabel(label)).toHaveValue(label === missing ? '' : text);
    }
  }
});

test('an address that is none is said', async ({ page, site }) => {
  await site.open('/contact');
  for (const [label, text] of Object.entries(message)) await page.getByLabel(label).fill(text);
  await page.getByLabel('E-mail').fill('ada at mail');
  await page.getByRole('button', { name: "Let's talk" }).click();
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription('Invalid email id');
});

test('a message that does not arrive is not lost', async ({ page, site }) => {
  await site.open('/contact');
  await site.conduct({ failures: { sendContact: { status: 503 } } });
  for (const [label, text] of Object.entries(message)) await page.getByLabel(label).fill(text);
  await page.getByRole('button', { name: "Let's talk" }).click();
  await expect(site.errors).toContainText('Failed to Submit the form');
  await expect(page.getByLabel('Message')).toHaveValue(message.Message);
});

import { apiLimits } from '../apiLimits';
import { groupDigits } from '../groupDigits';
import { limits } from '../limits';
import { type Rule, required } from '../ruleParts';
import { isColour, readableAccent } from './accent';
import type { PublicSite } from './publicSite';

/** The texts among the settings of the site. */
export type SiteTexts = Omit<
  PublicSite,
  'registration' | 'accent' | 'logo' | 'authorPages' | 'navigation' | 'footerLinks'
>;
export type SiteText = keyof SiteTexts;

const { longest } = limits;

const texts: Readonly<Record<SiteText, { label: string; most: number }>> = {
  name: { label: 'The name', most: longest.siteName },
  tagline: { label: 'The tagline', most: longest.tagline },
  description: { label: 'The description', most: longest.siteText },
  homeTitle: { label: 'The headline', most: longest.homeTitle },
  homeText: { label: 'The text', most: longest.siteText },
  whoText: { label: 'The text', most: longest.sectionText },
  missionText: { label: 'The text', most: longest.sectionText },
  registrationNote: { label: 'The sentence', most: longest.siteText },
};

const isSiteText = (name: string): name is SiteText => Object.hasOwn(texts, name);

export const siteTextNames = Object.keys(texts).filter(isSiteText);

export const siteNameMissing = 'A site needs a name.';
export const siteAccentTooLight =
  'Words in this colour could not be read well on a light page. Choose a darker one.';

/** The form of the settings: domains are words of one text. */
export type SiteForm = SiteTexts & { accent: string; emailDomains: string };

const domainPattern = /^[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+$/;

/** The domains in a text that separates them with spaces, commas or lines, in lower case and without an @ before them. */
export const domainsIn = (text: string) =>
  text
    .split(/[\s,;]+/)
    .map((domain) => domain.toLowerCase().replace(/^@/, ''))
    .filter((domain) => domain !== '');

const isDomain = (text: string) => text.length <= longest.emailDomain && domainPattern.test(text);

/** The rules of the settings. */
export const siteRules: readonly Rule<SiteForm>[] = [
  ...required<SiteForm>(siteNameMissing, 'name'),
  ...siteTextNames.map((field) => ({
    field,
    message: `${texts[field].label} is too long: ${groupDigits(texts[field].most)} characters at most.`,
    holds: (form: SiteForm) => form[field].trim().length <= texts[field].most,
  })),
  {
    field: 'accent',
    message: 'Write a colour such as #00604a.',
    holds: ({ accent }) => accent === '' || isColour(accent),
  },
  {
    field: 'accent',
    message: siteAccentTooLight,
    holds: ({ accent }) => !isColour(accent) || readableAccent(accent) === accent.toLowerCase(),
  },
  {
    field: 'emailDomains',
    message: 'Write domains such as example.org, separated by spaces.',
    holds: ({ emailDomains }) => domainsIn(emailDomains).every(isDomain),
  },
  {
    field: 'emailDomains',
    message: `At most ${apiLimits.emailDomains} domains.`,
    holds: ({ emailDomains }) => domainsIn(emailDomains).length <= apiLimits.emailDomains,
  },
];

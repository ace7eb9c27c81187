import { oneLine } from '@contract/oneLine';
import { can } from '@contract/permissions';
import { firstBroken } from '@contract/ruleParts';
import { accentColours, readableAccent } from '@contract/site/accent';
import { linkRules } from '@contract/site/linkRules';
import type { SiteLink } from '@contract/site/publicSite';
import { domainsIn, siteAccentTooLight, siteRules, siteTextNames } from '@contract/site/siteRules';
import { profileMessages } from '@contract/texts/apiMessages';
import { siteTexts } from '@contract/texts/siteTexts';
import type { SiteSettings } from '@server/data/rows/rows';
import { resolveTimeZone } from '@server/rules/reviewDays';
import type { Call, Handlers, MemberContext } from '../../context';
import { brokenRule, conflict, forbidden, overtaken, wrongAccent } from '../../failure';
import { removeFiles } from '../../files/removeFiles';
import { storePicture } from '../../files/storePicture';
import { logEntry } from '../../moderation/logEntry';
import { holdingSubject, settingsSubject } from '../../moderation/logSubjects';
import { requirePermission } from '../../policy/requirePermission';
import { doneSteps } from '../firstSteps';
import { publicPart, readSite } from '../readSite';

function serializeAccent(chosen: string) {
  if (chosen === '') return null;
  const { light, dark } = accentColours(chosen);
  return { light: light.accent, dark: dark.accent, chosen };
}

const forVisitors = (site: SiteSettings) => ({
  ...publicPart(site),
  accent: serializeAccent(site.accent),
  logo: site.logo === '' ? null : { resource_url: site.logo },
  version: site.version,
});

const forAdmins = (site: SiteSettings) => ({
  ...forVisitors(site),
  holding: site.holding,
  emailDomains: [...site.emailDomains],
  adminsNeedPasskey: site.adminsNeedPasskey,
  timeZone: site.timeZone,
});

/** Forms send line breaks as CRLF. */
const lines = (text: string) => text.replaceAll('\r\n', '\n').trim();

const isLine = (name: string) => name === 'name' || name === 'tagline' || name === 'homeTitle';

/** Links as their column has them. */
const linksText = (links: readonly SiteLink[] | undefined) =>
  links &&
  JSON.stringify(links.map(({ title, path }) => ({ title: oneLine(title), path: path.trim() })));

/** The name of a time zone as it is stored; undefined if the call names none. Throws 422 for an unknown one. */
function readTimeZone(name: string | undefined) {
  if (!name) return name;
  const timeZone = resolveTimeZone(name);
  if (timeZone === null) throw brokenRule(profileMessages.unknownTimeZone, 'timeZone');
  return timeZone;
}

/** The settings after the call has changed those that it names. */
function changed(site: SiteSettings, body: Call<'updateSite'>['body']): SiteSettings {
  const texts = siteTextNames.flatMap((name) => {
    const text = body[name];
    return text === undefined ? [] : [[name, isLine(name) ? oneLine(text) : lines(text)] as const];
  });
  return {
    ...site,
    ...Object.fromEntries(texts),
    accent: body.accent?.trim().toLowerCase() ?? site.accent,
    logo: body.removesLogo ? '' : site.logo,
    holding: body.holding ?? site.holding,
    registration: body.registration ?? site.registration,
    authorPages: body.authorPages ?? site.authorPages,
    emailDomains: domainsIn((body.emailDomains ?? site.emailDomains).join(' ')),
    navigation: linksText(body.navigation) ?? site.navigation,
    footerLinks: linksText(body.footerLinks) ?? site.footerLinks,
    adminsNeedPasskey: body.adminsNeedPasskey ?? site.adminsNeedPasskey,
    timeZone: readTimeZone(body.timeZone) ?? site.timeZone,
    version: body.version,
  };
}

/** Throws 422 for a wrong setting; for an accent that can't be read, with the nearest one that can. */
function checkSite(site: SiteSettings) {
  const { accent } = site;
  const broken =
    firstBroken(siteRules, { ...site, emailDomains: site.emailDomains.join(' ') }) ??
    firstBroken(linkRules, publicPart(site));
  if (broken?.message === siteAccentTooLight)
    throw wrongAccent(broken.message, readableAccent(accent));
  if (broken) throw brokenRule(broken.message, broken.field);
}

/** What the log says about a change; whose comments need a review has an entry of its own. */
function entriesOf(call: MemberContext, before: SiteSettings, after: SiteSettings) {
  const names = [
    ...siteTextNames,
    'accent',
    'logo',
    'registration',
    'emailDomains',
    'authorPages',
    'navigation',
    'footerLinks',
    'adminsNeedPasskey',
    'timeZone',
  ] as const;
  const others = names.filter((name) => String(before[name]) !== String(after[name]));
  const reason = others.map((name) => siteTexts.names[name]).join(', ');
  return [
    ...(after.holding === before.holding
      ? []
      : [logEntry(call, holdingSubject, { action: 'setHolding', reason: after.holding })]),
    ...(others.length === 0
      ? []
      : [logEntry(call, settingsSubject, { action: 'changeSite', reason })]),
  ];
}

/** The address of a logo that was sent. */
async function storeLogo({ ports, body: { logo } }: Call<'updateSite'>) {
  if (!logo?.size) return {};
  return { logo: (await storePicture(ports, { file: logo, use: 'logo' })).url };
}

/** The settings of the whole site, and what it runs on. */
export const siteHandlers = {
  async readSite({ ports, viewer }) {
    const site = await readSite(ports);
    const seen = can(viewer, 'change site') ? forAdmins(site) : forVisitors(site);
    return { message: siteTexts.fetched, site: seen };
  },

  async updateSite(call) {
    const { viewer, ports, body } = call;
    requirePermission(can(viewer, 'change site'));
    const before = await readSite(ports);
    if (body.adminsNeedPasskey && !viewer.needsPasskey)
      throw conflict(siteTexts.passkeyFirst, 'adminsNeedPasskey');
    const named = changed(before, body);
    checkSite(named);
    const after = { ...named, ...(await storeLogo(call)) };
    const entries = entriesOf(call, before, after);
    const outcome = await ports.data.site.update(after, viewer.id, entries);
    const unused = outcome === 'changed' ? before.logo : after.logo;
    if (after.logo !== before.logo) removeFiles(ports, { urls: [unused] });
    if (outcome === 'not allowed') throw forbidden();
    if (outcome === 'stale') {
      throw overtaken(siteTexts.isStale, { site: forAdmins(await readSite(ports)) });
    }
    return {
      message: siteTexts.changed,
      site: forAdmins({ ...after, version: after.version + 1 }),
    };
  },

  async readSiteState({ viewer, ports }) {
    requirePermission(can(viewer, 'change site'));
    const { waiting, failed } = await ports.data.letters.list({ skip: 0, take: 1 });
    const installation = await ports.installation();
    return {
      message: siteTexts.stateFetched,
      installation,
      emails: { waiting, failed },
      firstSteps: await doneSteps(ports, installation),
    };
  },
} satisfies Partial<Handlers>;

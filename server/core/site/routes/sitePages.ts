import { oneLine } from '@contract/oneLine';
import { can } from '@contract/permissions';
import { sitePageRules } from '@contract/site/sitePageRules';
import { isBuiltIn } from '@contract/site/sitePages';
import { sitePageTexts } from '@contract/texts/sitePageTexts';
import type { SitePageRow } from '@server/data/rows/rows';
import { readSentContent } from '../../content/readSentContent';
import type { Call, Handlers, MemberContext } from '../../context';
import { brokenRule, conflict, forbidden, notFound, overtaken } from '../../failure';
import { checkRules } from '../../http/checkRules';
import { logEntry } from '../../moderation/logEntry';
import { settingsSubject } from '../../moderation/logSubjects';
import { requirePermission } from '../../policy/requirePermission';
import { serializeSitePage, serializeSitePageEntry } from '../serializeSitePage';

type Body = Call<'createSitePage'>['body'];

/** The submitted page with its sanitised text; one that is published shows something. */
async function readForm({ ports }: MemberContext, body: Body, stored: SitePageRow | null) {
  const title = oneLine(body.title);
  const hasFixedSlug = isBuiltIn(stored?.slug ?? body.slug);
  const slug = hasFixedSlug ? (stored?.slug ?? body.slug) : body.slug.trim();
  checkRules(sitePageRules(hasFixedSlug), { title, slug });
  const source = { ports, ...(stored ? { stored: stored.content } : {}) };
  const { content, showsAnything } = await readSentContent(body.content, source);
  if (body.isPublished && !showsAnything) throw brokenRule(sitePageTexts.textMissing, 'content');
  return { slug, title, content, isPublished: body.isPublished };
}

/** What the log says about a change of a page. */
const entryOf = (call: MemberContext, { title }: Pick<SitePageRow, 'title'>) =>
  logEntry(call, settingsSubject, { action: 'changeSite', reason: `page “${title}”` });

async function storedPage({ ports, params }: Call<'updateSitePage'> | Call<'removeSitePage'>) {
  const page = await ports.data.sitePages.byId(params.id);
  if (!page) throw notFound(sitePageTexts.isGone);
  return page;
}

/** The pages that administrators write. */
export const sitePageHandlers = {
  async listSitePages({ viewer, ports }) {
    requirePermission(can(viewer, 'change site'));
    const pages = await ports.data.sitePages.list();
    return { message: sitePageTexts.fetched, pages: pages.map(serializeSitePageEntry) };
  },

  async readSitePage({ viewer, ports, params, query }) {
    const slug = params.slug.toLowerCase();
    const page = await ports.data.sitePages.bySlug(slug);
    const isShown = page !== null && (page.isPublished || can(viewer, 'change site'));
    if (query.isBuiltIn !== isBuiltIn(slug) || !(isShown || query.isBuiltIn))
      throw notFound(sitePageTexts.notFound);
    return { message: sitePageTexts.fetched, page: isShown ? serializeSitePage(page) : null };
  },

  async createSitePage(call) {
    const { viewer, ports, body } = call;
    requirePermission(can(viewer, 'change site'));
    const now = ports.clock.now();
    const page: SitePageRow = {
      id: ports.ids.next(),
      ...(await readForm(call, body, null)),
      version: 1,
      createdAt: now,
      updatedAt: now,
    };
    const outcome = await ports.data.sitePages.insert(page, entryOf(call, page));
    if (outcome === 'not allowed') throw forbidden();
    if (outcome === 'taken') throw conflict(sitePageTexts.isTaken, 'slug');
    if (outcome === 'full') throw conflict(sitePageTexts.isFull);
    return { message: sitePageTexts.saved, page: serializeSitePage(page) };
  },

  async updateSitePage(call) {
    const { viewer, ports, body } = call;
    requirePermission(can(viewer, 'change site'));
    const stored = await storedPage(call);
    const form = await readForm(call, body, stored);
    const page = { ...stored, ...form, version: body.version, updatedAt: ports.clock.now() };
    const outcome = await ports.data.sitePages.update(page, entryOf(call, page));
    if (outcome === 'not allowed') throw forbidden();
    if (outcome === 'taken') throw conflict(sitePageTexts.isTaken, 'slug');
    if (outcome === 'gone') throw notFound(sitePageTexts.isGone);
    if (outcome === 'stale')
      throw overtaken(sitePageTexts.isStale, { page: serializeSitePage(await storedPage(call)) });
    return {
      message: sitePageTexts.saved,
      page: serializeSitePage({ ...page, version: page.version + 1 }),
    };
  },

  async removeSitePage(call) {
    const { viewer, ports } = call;
    requirePermission(can(viewer, 'change site'));
    const page = await storedPage(call);
    if (!(await ports.data.sitePages.remove(page.id, entryOf(call, page))))
      throw notFound(sitePageTexts.isGone);
    return { message: sitePageTexts.removed };
  },
} satisfies Partial<Handlers>;

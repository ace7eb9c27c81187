import { can } from '@contract/permissions';
import { siteTexts } from '@contract/texts/siteTexts';
import type { Handlers, RequestContext } from '../../context';
import { forbidden, overtaken } from '../../failure';
import { logEntry } from '../../moderation/logEntry';
import { holdingSubject } from '../../moderation/logSubjects';
import { requirePermission } from '../../policy/requirePermission';

const readSettings = async ({ ports }: RequestContext) =>
  (await ports.data.site.read()) ?? { holding: ports.settings.holding, version: 0 };

/** The settings of the whole site, and what it runs on. */
export const siteHandlers = {
  async readSite(call) {
    const { holding, version } = await readSettings(call);
    const site = can(call.viewer, 'change site') ? { holding, version } : { version };
    return { message: siteTexts.fetched, site };
  },

  async updateSite(call) {
    const { viewer, ports, body } = call;
    requirePermission(can(viewer, 'change site'));
    const { holding } = await readSettings(call);
    const change = { version: body.version, holding: body.holding ?? holding };
    const act = { action: 'setHolding', reason: change.holding } as const;
    const entry = change.holding === holding ? undefined : logEntry(call, holdingSubject, act);
    const outcome = await ports.data.site.update(change, viewer.id, entry);
    if (outcome === 'not allowed') throw forbidden();
    if (outcome === 'stale') throw overtaken(siteTexts.isStale, { site: await readSettings(call) });
    return {
      message: siteTexts.changed,
      site: { holding: change.holding, version: change.version + 1 },
    };
  },

  async readSiteState({ viewer, ports }) {
    requirePermission(can(viewer, 'change site'));
    const { waiting, failed } = await ports.data.letters.list({ skip: 0, take: 1 });
    return {
      message: siteTexts.stateFetched,
      installation: await ports.installation(),
      emails: { waiting, failed },
    };
  },
} satisfies Partial<Handlers>;

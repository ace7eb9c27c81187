import { limits } from '@contract/limits';
import {
  chosenKind,
  chosenKinds,
  defaultChoice,
  type NotificationChoices,
  notificationChoice,
  notificationChoices,
  notificationViews,
} from '@contract/notifications/notificationEntities';
import { notificationMessages } from '@contract/texts/apiMessages';
import type { NotificationChoiceRow } from '@server/data/rows/communityRows';
import * as v from 'valibot';
import { accountNotFound } from '../../accounts/accountErrors';
import type { Handlers, MemberContext } from '../../context';
import { ApiFailure, brokenRule } from '../../failure';
import { serializeNotification } from '../../serializers/serializeNotification';

async function unseenOf({ ports, viewer }: MemberContext) {
  const [found] = await ports.data.notifications.unseen([viewer.id]);
  return found?.unseen ?? 0;
}

async function choicesOf({ ports, viewer }: MemberContext): Promise<NotificationChoices> {
  const chosen = await ports.data.notifications.choices(viewer.id);
  const byKind = new Map(chosen.map(({ kind, site, letter }) => [kind, { site, letter }]));
  const entries = chosenKinds.map((kind) => [kind, byKind.get(kind) ?? defaultChoice(kind)]);
  return v.parse(notificationChoices, Object.fromEntries(entries));
}

function readTime(until: string, now: number) {
  if (until === '') return now;
  const time = Date.parse(until);
  if (Number.isNaN(time)) throw new ApiFailure(400, notificationMessages.unknownTime);
  return time;
}

type Chosen = Pick<NotificationChoiceRow, 'userId' | 'changedAt'>;

function readChoices(choices: Record<string, unknown>, by: Chosen): NotificationChoiceRow[] {
  return Object.entries(choices).map(([name, value]) => {
    const kind = v.safeParse(chosenKind, name);
    const choice = v.safeParse(notificationChoice, value);
    if (!kind.success || !choice.success)
      throw brokenRule(notificationMessages.unknownChoice, 'choices');
    return { ...by, kind: kind.output, ...choice.output };
  });
}

function readHour(hour: number) {
  if (hour < 0 || hour > 23) throw brokenRule(notificationMessages.unknownHour, 'digestHour');
  return hour;
}

async function saveHour({ ports, viewer }: MemberContext, digestHour: number) {
  if (!(await ports.data.users.update(viewer.id, { digestHour }))) throw accountNotFound();
}

/** The notifications of members, and how they want to get them. */
export const notificationHandlers = {
  async listNotifications(call) {
    const { skip, view } = call.query;
    const kinds = view && notificationViews[view];
    const page = { userId: call.viewer.id, kinds, skip, take: limits.pageSize };
    const { rows, areMore } = await call.ports.data.notifications.list(page);
    const unseen = await unseenOf(call);
    const notifications = rows.map((row) => serializeNotification(row, call.viewer));
    return { message: notificationMessages.fetched, notifications, unseen, areMore };
  },

  async seeNotifications(call) {
    const { data, clock } = call.ports;
    const { until, ids } = call.body;
    if (ids && until !== undefined) throw brokenRule(notificationMessages.untilAndIds, 'ids');
    const seen = ids ? { ids } : { until: readTime(until ?? '', clock.now()) };
    await data.notifications.markSeen({ userId: call.viewer.id, ...seen });
    return { message: notificationMessages.seen, unseen: await unseenOf(call) };
  },

  async streamUnseen({ ports, viewer, session, query: { postId } }) {
    const listener = { userId: viewer.id, sessionId: session.id, postId };
    return { events: ports.unseenStreams.open(listener) };
  },

  async readChoices(call) {
    const { digestHour } = call.viewer;
    return { message: notificationMessages.choices, choices: await choicesOf(call), digestHour };
  },

  async saveChoices(call) {
    const { data, clock } = call.ports;
    const by = { userId: call.viewer.id, changedAt: clock.now() };
    const rows = readChoices(call.body.choices, by);
    const digestHour = readHour(call.body.digestHour ?? call.viewer.digestHour);
    if (!(await data.notifications.choose(rows))) throw accountNotFound();
    if (digestHour !== call.viewer.digestHour) await saveHour(call, digestHour);
    return { message: notificationMessages.chosen, choices: await choicesOf(call), digestHour };
  },
} satisfies Partial<Handlers>;

const pattern =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?)?\s*(?:Z|UTC|GMT|([+-])(\d{2}):?(\d{2}))?$/i;

/** Before the web there were no posts: such dates stand for none. */
const earliest = Date.UTC(1990, 0, 1);

/** Reads a time as exports write it, without a zone as UTC. Returns ISO text in UTC, or null. */
export function readTime(written: string) {
  const found = pattern.exec(written.trim());
  const time = found ? timeOf(found) : Date.parse(written);
  return Number.isFinite(time) && time >= earliest ? new Date(time).toISOString() : null;
}

function timeOf(found: RegExpExecArray) {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = found
    .slice(1, 7)
    .map((digits) => Number(digits ?? 0));
  const thousandths = Number((found[7] ?? '0').padEnd(3, '0').slice(0, 3));
  const [sign, hours = '0', minutes = '0'] = found.slice(8, 11);
  const zone = (Number(hours) * 60 + Number(minutes)) * 60_000 * (sign === '-' ? -1 : 1);
  return Date.UTC(year, month - 1, day, hour, minute, second, thousandths) - (sign ? zone : 0);
}

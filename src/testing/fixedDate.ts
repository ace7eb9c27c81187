const RealDate = Date;

/** The date at which the tests start, which is also that of the demo community. */
export const startOfRun = RealDate.parse('2026-03-02T09:00:00Z');

const offset = startOfRun - RealDate.now();
const now = () => RealDate.now() + offset;

const FixedDate = new Proxy(RealDate, {
  // Classes that extend Date, such as the dates of smol-toml, are constructed as themselves.
  construct: (date, parts: readonly unknown[], newTarget) =>
    Reflect.construct(date, parts.length === 0 ? [now()] : parts, newTarget),
  get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
});

/** From now on the date runs from `startOfRun`, whatever the date of the machine is. */
export function setFixedDate() {
  globalThis.Date = FixedDate;
}

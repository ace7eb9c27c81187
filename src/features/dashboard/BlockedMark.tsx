/** Says of a listed account that it is blocked. */
export function BlockedMark() {
  return (
    <span className="inline-block rounded-full bg-bad-soft px-2 py-0.5 font-medium text-bad">
      Blocked
    </span>
  );
}

const lines = 'M6 12h308M6 36h112M6 132h308M6 156h196';
const words = 'M146 36h168M6 60h204';

/** A sentence of a post that is saved: marked, with its button below it. */
export function KeptPicture() {
  return (
    <svg
      viewBox="-4 0 328 168"
      role="img"
      aria-label="Words that are marked in a text, with the button “Keep” below them"
      strokeLinecap="round"
      className="w-full max-w-80 font-sans"
    >
      <path d={words} stroke="var(--kept)" strokeWidth="18" />
      <path d={lines} stroke="var(--line)" strokeWidth="6" />
      <path d={words} stroke="var(--quiet)" strokeWidth="6" />
      <rect x="60" y="80" width="92" height="34" rx="8" fill="var(--raised)" stroke="var(--edge)" />
      <text x="106" y="102" textAnchor="middle" fontSize="15" fill="var(--ink)">
        Keep
      </text>
    </svg>
  );
}

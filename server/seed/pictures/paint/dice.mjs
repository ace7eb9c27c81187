function seedOf(name) {
  let hash = 2166136261;
  for (const letter of name) hash = Math.imul(hash ^ letter.codePointAt(0), 16777619);
  return hash >>> 0;
}

function mulberry32(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Chance that falls the same way every time: a picture's name is its seed. */
export function diceFor(name) {
  const roll = mulberry32(seedOf(name));
  return {
    roll,
    between: (low, high) => low + roll() * (high - low),
    pick: (list) => list[Math.floor(roll() * list.length)],
  };
}

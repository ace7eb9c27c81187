/** Settings with which the tools of `npm test` write no colours if the output is no terminal. */
export function testColours({ isTTY }, { NO_COLOR }) {
  if (isTTY && !NO_COLOR) return { env: {}, biome: [] };
  // Biome reads neither variable.
  return { env: { NO_COLOR: '1', FORCE_COLOR: '0' }, biome: ['--colors=off'] };
}

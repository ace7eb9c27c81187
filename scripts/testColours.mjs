/** What the tools of `npm test` are told so that they write no colours where no terminal shows them. */
export function testColours({ isTTY }, { NO_COLOR }) {
  if (isTTY && !NO_COLOR) return { env: {}, biome: [] };
  // Biome reads neither variable.
  return { env: { NO_COLOR: '1', FORCE_COLOR: '0' }, biome: ['--colors=off'] };
}

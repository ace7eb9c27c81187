import { join } from 'node:path';

const folders = ['rehearsal', 'server'];

/**
 * A sentence for each module of the API, or of the rehearsal at /move, in a chunk that pages can load. `output` is what
 * Vite's build returns. Workers are built apart, so their modules are in none of its chunks.
 */
export function foreignModules(output, root) {
  const chunks = new Map(
    output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
  );
  const entry = [...chunks.values()].find(
    ({ isEntry, facadeModuleId }) => isEntry && facadeModuleId === join(root, 'index.html'),
  );
  if (!entry) throw new Error('The build has no chunk for index.html.');
  const reached = new Set([entry.fileName]);
  // A set also visits what is added meanwhile.
  for (const name of reached) {
    const chunk = chunks.get(name);
    for (const other of [...(chunk?.imports ?? []), ...(chunk?.dynamicImports ?? [])])
      reached.add(other);
  }
  const foreign = folders.map((folder) => join(root, folder, '/'));
  return [...reached].flatMap((name) =>
    (chunks.get(name)?.moduleIds ?? [])
      .filter((id) => foreign.some((folder) => id.startsWith(folder)))
      .map((id) => `${name} contains ${id.slice(root.length + 1)}`),
  );
}

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const compressible = /\.(?:css|html|js|json|svg|txt|webmanifest)$/;

/** Writes `<file>.br` beside each file that becomes smaller, for servers that send it instead. */
export async function compressFiles(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    paths.map(async (path) => {
      const bytes = readFileSync(path);
      const compressed = await compress(bytes, {
        params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      });
      if (compressed.length < bytes.length) writeFileSync(`${path}.br`, compressed);
    }),
  );
}

export function buildServer(outDir: string): Promise<unknown>;

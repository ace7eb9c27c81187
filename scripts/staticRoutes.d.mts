export function pageFor(path: string): { file: string; status: number };

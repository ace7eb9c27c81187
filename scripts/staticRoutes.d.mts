export function pageFor(path: string): { file: string; status: number };
export function knownAddresses(): string;

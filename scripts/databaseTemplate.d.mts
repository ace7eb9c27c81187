export function databaseTemplate(): string;

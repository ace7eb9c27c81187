/** What happened to the words of a passage since they were kept. */
export const passageStates = ['unchanged', 'changed', 'moved', 'gone'] as const;
export type PassageState = (typeof passageStates)[number];

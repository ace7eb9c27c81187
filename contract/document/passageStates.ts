/** What happened to the words of a passage since it was saved. */
export const passageStates = ['unchanged', 'changed', 'moved', 'gone'] as const;
export type PassageState = (typeof passageStates)[number];

import list from './people.json' with { type: 'json' };

/** An author of the demo community. The portrait is `avatar-NN`, in the order of `people`. */
export type Person = {
  username: string;
  firstName: string;
  lastName: string;
  bio: string;
  subjects: readonly string[];
};

export const people: readonly Person[] = list;

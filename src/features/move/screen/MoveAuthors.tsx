import type { Person } from '@contract/entities';
import { useId, useState } from 'react';
import { counted } from '@/lib/counted';
import { useFoundPeople } from '@/store/useFoundPeople';
import { Button } from '@/ui/Button';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import type { AuthorChoice, AuthorChoices } from '../model/authors';

const options = [
  { value: 'viewer', name: 'Me' },
  { value: 'member', name: 'Another member' },
  { value: 'nobody', name: 'Leave these posts out' },
] as const;

const choiceOf = (kind: AuthorChoice['kind']): AuthorChoice =>
  kind === 'member' ? { kind, person: null } : { kind };

const nameOf = ({ fullName, username }: Person) => `${fullName} (@${username})`;

type PickMemberProps = { author: string; label: string; onPick: (person: Person) => void };

/** Finds a member by the beginning of the name. */
function PickMember({ author, label, onPick }: PickMemberProps) {
  const [name, setName] = useState(author.split(' ', 1)[0] ?? '');
  const { people } = useFoundPeople(name.trim() || null);
  return (
    <div className="grid gap-2">
      <TextField
        label={label}
        hint="Type the beginning of the name. Until you choose a member, the posts are left out."
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <ul className="flex flex-wrap gap-2">
        {people.map((person) => (
          <li key={person._id}>
            <Button variant="secondary" dir="auto" onClick={() => onPick(person)}>
              {nameOf(person)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

type AuthorProps = {
  name: string;
  count: number;
  choice: AuthorChoice;
  onChoose: (choice: AuthorChoice) => void;
};

function Author({ name, count, choice, onChoose }: AuthorProps) {
  const shown = name === '' ? 'Without an author' : name;
  const member = choice.kind === 'member' ? choice.person : null;
  return (
    <li className="grid gap-2 border-b pb-4">
      <SelectField
        label={`${shown}: ${counted(count, 'post')}`}
        options={options}
        value={choice.kind}
        onChange={(kind) => onChoose(choiceOf(kind))}
      />
      {choice.kind === 'member' && !member ? (
        <PickMember
          author={name}
          label={`Member for ${shown}`}
          onPick={(person) => onChoose({ kind: 'member', person })}
        />
      ) : null}
      {member ? (
        <p>
          The posts become those of <bdi>{nameOf(member)}</bdi>.{' '}
          <button
            type="button"
            className="touchable text-link"
            onClick={() => onChoose(choiceOf('member'))}
          >
            Choose another member
          </button>
        </p>
      ) : null}
    </li>
  );
}

type MoveAuthorsProps = {
  authors: readonly { name: string; count: number }[];
  choices: AuthorChoices;
  isDisabled: boolean;
  onChoose: (name: string, choice: AuthorChoice) => void;
};

/** For administrators: whose the posts of each author become. */
export function MoveAuthors({ authors, choices, isDisabled, onChoose }: MoveAuthorsProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={id} disabled={isDisabled} className="grid gap-4">
      <legend className="text-lg">Authors</legend>
      <p id={id} className="text-quiet">
        The archive names several authors. Choose whose their posts become. Members are not
        notified.
      </p>
      <ul className="grid gap-4">
        {authors.map(({ name, count }) => (
          <Author
            key={name}
            name={name}
            count={count}
            choice={choices.get(name) ?? { kind: 'viewer' }}
            onChoose={(choice) => onChoose(name, choice)}
          />
        ))}
      </ul>
    </fieldset>
  );
}

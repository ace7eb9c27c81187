import { type Role, role } from '@contract/entities';
import { isEmail, type Rule, required } from '@contract/ruleParts';
import { inviteTexts } from '@contract/texts/inviteTexts';
import { useRuledForm } from '@/lib/hooks/useRuledForm';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { SelectField } from '@/ui/SelectField';
import { TextArea } from '@/ui/TextArea';
import { sendInvite } from './inviteQueries';

const roleNames: Readonly<Record<Role, string>> = {
  user: 'Member',
  moderator: 'Moderator',
  admin: 'Administrator',
};

type Values = { email: string; role: Role };

/** The addresses in a text: words, lines or cells of a table, each once. */
const addressesIn = (text: string) =>
  [...new Set(text.split(/[\s,;"'<>]+/))].filter((word) => word !== '');

const wrongIn = ({ email }: Values) => addressesIn(email).find((address) => !isEmail(address));

const rules: readonly Rule<Values>[] = [
  ...required<Values>(inviteTexts.emailMissing, 'email'),
  {
    field: 'email',
    message: 'Write e-mail addresses, separated by commas, spaces or lines.',
    holds: (form) => wrongIn(form) === undefined,
  },
];

/** Invites one or several people. Addresses that could not be invited stay in the field. */
export function InviteForm({ onSent }: { onSent: () => void }) {
  const dispatch = useAppDispatch();
  const { form, field, values, set, isBusy } = useRuledForm<Values>({
    initial: { email: '', role: 'user' },
    rules,
    onSubmit: async ({ email, role: chosen }) => {
      const left = addressesIn(email);
      try {
        while (left.length > 0) {
          await dispatch(sendInvite({ email: left[0] ?? '', role: chosen })).unwrap();
          left.shift();
        }
      } finally {
        set('email', left.join('\n'));
        onSent();
      }
    },
  });
  return (
    <form {...form} aria-label="Invite" className="grid max-w-xl gap-5">
      <TextArea
        label="E-mail addresses"
        hint="One or several, also from a table. Each gets a link that creates one account within 14 days."
        spellCheck={false}
        autoCapitalize="none"
        {...field('email')}
      />
      <SelectField
        label="They become"
        value={values.role}
        options={role.options.map((value) => ({ value, name: roleNames[value] }))}
        onChange={(value) => set('role', value)}
      />
      <div>
        <Button type="submit" variant="secondary" busy={isBusy}>
          Send invitations
        </Button>
      </div>
    </form>
  );
}

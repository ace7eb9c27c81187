import { siteStyleId } from '@contract/pageData';
import { fileRules, type Rule } from '@contract/ruleParts';
import { accentStyle } from '@contract/site/accent';
import {
  type AuthorPages,
  authorPages,
  type Registration,
  registration,
} from '@contract/site/publicSite';
import type { Site } from '@contract/site/siteEntities';
import {
  domainsIn,
  type SiteForm,
  type SiteTexts,
  siteRules,
  siteTextNames,
} from '@contract/site/siteRules';
import { registrationNames, registrationTexts } from '@contract/texts/registrationTexts';
import type { ReactNode } from 'react';
import { useRuledForm } from '@/lib/hooks/useRuledForm';
import { useSiteStore } from '@/lib/site';
import { useAppDispatch } from '@/store/hooks';
import { saveSite } from '@/store/siteSettings';
import { Button } from '@/ui/Button';
import { SelectField } from '@/ui/SelectField';
import { TextArea } from '@/ui/TextArea';
import { TextField } from '@/ui/TextField';
import { AccentField } from './AccentField';
import { HostPart, type HostValues, hostChanges, hostValuesOf } from './HostPart';
import { LogoField } from './LogoField';
import { publicOf } from './publicOf';
import { SitePreview } from './SitePreview';

type Values = SiteForm &
  HostValues & {
    registration: Registration;
    authorPages: AuthorPages;
    logo: File | null;
    removesLogo: boolean;
  };

const readerNames: Readonly<Record<AuthorPages, string>> = {
  members: 'Members',
  everybody: 'Everybody',
};

/** Shows a changed accent on this page; other pages are rendered with it. */
function showAccent(accent: string) {
  const found = document.getElementById(siteStyleId);
  const style = found ?? document.createElement('style');
  style.id = siteStyleId;
  style.textContent = accentStyle(accent);
  if (!found) document.head.append(style);
}

function valuesOf(site: Site): Values {
  const { navigation: _, footerLinks: __, ...seen } = publicOf(site);
  const emailDomains = (site.emailDomains ?? []).join(' ');
  return { ...seen, ...hostValuesOf(site), emailDomains, logo: null, removesLogo: false };
}

/** What was changed in the form, as the call takes it. */
function changesIn(values: Values, site: Site) {
  const before = valuesOf(site);
  const texts: Partial<SiteTexts> = Object.fromEntries(
    siteTextNames
      .filter((name) => values[name] !== before[name])
      .map((name) => [name, values[name]]),
  );
  return {
    ...texts,
    ...hostChanges(values, before),
    ...(values.accent === before.accent ? {} : { accent: values.accent }),
    ...(values.logo ? { logo: values.logo } : {}),
    ...(values.removesLogo && site.logo ? { removesLogo: 'true' as const } : {}),
    ...(values.registration === before.registration ? {} : { registration: values.registration }),
    ...(values.authorPages === before.authorPages ? {} : { authorPages: values.authorPages }),
    ...(values.emailDomains === before.emailDomains
      ? {}
      : { emailDomains: JSON.stringify(domainsIn(values.emailDomains)) }),
  };
}

const settingsRules: readonly Rule<Values>[] = [...siteRules, ...fileRules('logo', 'logo')];

type PartProps = { title: string; children: ReactNode };

const Part = ({ title, children }: PartProps) => (
  <fieldset className="grid gap-5">
    <legend className="pb-4 font-serif text-2xl font-semibold">{title}</legend>
    {children}
  </fieldset>
);

const builtIn = 'If it is empty, the built-in words are shown.';

type HomePartProps = Pick<ReturnType<typeof useRuledForm<Values>>, 'field'>;

const HomePart = ({ field }: HomePartProps) => (
  <Part title="Home page">
    <TextField label="Headline" hint={builtIn} {...field('homeTitle')} />
    <TextArea label="Text below the headline" hint={builtIn} {...field('homeText')} />
    <TextArea label="Who We Are" hint={builtIn} {...field('whoText')} />
    <TextArea label="Our Mission" hint={builtIn} {...field('missionText')} />
  </Part>
);

type MembersPartProps = Pick<ReturnType<typeof useRuledForm<Values>>, 'field' | 'values' | 'set'>;

const MembersPart = ({ field, values, set }: MembersPartProps) => (
  <>
    <Part title="New members">
      <SelectField
        label="Who may register"
        value={values.registration}
        options={registration.options.map((value) => ({ value, name: registrationNames[value] }))}
        onChange={(value) => set('registration', value)}
      />
      {values.registration === 'open' ? null : (
        <TextArea
          label="What those read who would register"
          hint={`Empty: “${registrationTexts[values.registration]}”`}
          {...field('registrationNote')}
        />
      )}
      <TextField
        label="Domains of e-mail addresses"
        hint="Only addresses of these domains can register, for example example.org. Empty: all."
        spellCheck={false}
        autoCapitalize="none"
        {...field('emailDomains')}
      />
    </Part>
    <Part title="Authors">
      <SelectField
        label="Who sees the pages of authors"
        hint="Members without a public post, and e-mail addresses, are never shown to visitors."
        value={values.authorPages}
        options={authorPages.options.map((value) => ({ value, name: readerNames[value] }))}
        onChange={(value) => set('authorPages', value)}
      />
    </Part>
  </>
);

type SettingsFormProps = {
  site: Site;
  /** Called after each try: someone else can have changed the settings. */
  onTried: () => void;
  /** Asks before the form is left with changes. */
  renderLeaveQuestion: (isChanged: () => boolean) => ReactNode;
};

/** What the site says about itself, and who may register. */
export function SettingsForm({ site, onTried, renderLeaveQuestion }: SettingsFormProps) {
  const dispatch = useAppDispatch();
  const siteStore = useSiteStore();
  const { form, field, fileField, values, set, errorOf, isBusy } = useRuledForm<Values>({
    initial: valuesOf(site),
    rules: settingsRules,
    onSubmit: async (sent) => {
      const outcome = await dispatch(saveSite({ version: site.version, ...changesIn(sent, site) }));
      onTried();
      if (saveSite.fulfilled.match(outcome)) {
        const seen = publicOf(outcome.payload.site);
        siteStore.set(seen);
        showAccent(seen.accent);
        set('logo', null);
        set('removesLogo', false);
      } else if (outcome.payload) throw outcome.payload;
    },
  });
  const isChanged = () => Object.keys(changesIn(values, site)).length > 0;
  return (
    <form {...form} aria-label="Settings" className="grid gap-10">
      {renderLeaveQuestion(isChanged)}
      <div className="grid gap-8 lg:grid-cols-2">
        <Part title="Name">
          <TextField label="Name" hint="In the header, titles and e-mails." {...field('name')} />
          <TextField label="Tagline" hint="The title of the home page." {...field('tagline')} />
          <TextArea
            label="Description"
            hint="What search engines and previews of links say about the site."
            {...field('description')}
          />
          <AccentField
            value={values.accent}
            error={errorOf('accent')}
            onChange={(accent) => set('accent', accent)}
          />
          <LogoField
            {...fileField('logo')}
            current={site.logo?.resource_url ?? ''}
            isRemoved={values.removesLogo}
            onRemove={(isRemoved) => set('removesLogo', isRemoved)}
          />
        </Part>
        <SitePreview values={values} current={site.logo?.resource_url ?? ''} />
      </div>
      <HomePart field={field} />
      <MembersPart {...{ field, values, set }} />
      <Part title="Administration">
        <HostPart
          values={values}
          errorOf={errorOf}
          onZone={(timeZone) => set('timeZone', timeZone)}
          onNeed={(isNeeded) => set('adminsNeedPasskey', isNeeded)}
        />
      </Part>
      <div>
        <Button type="submit" busy={isBusy}>
          Save settings
        </Button>
      </div>
    </form>
  );
}

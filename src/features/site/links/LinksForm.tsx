import { type LinksForm as Fields, type LinkList, linkRules } from '@contract/site/linkRules';
import type { SiteLink } from '@contract/site/publicSite';
import type { Site } from '@contract/site/siteEntities';
import { isBuiltIn } from '@contract/site/sitePages';
import { type RefObject, useImperativeHandle } from 'react';
import { useRuledForm } from '@/lib/hooks/useRuledForm';
import { useSiteStore } from '@/lib/site';
import { useAppDispatch, useViewer } from '@/store/hooks';
import { saveSite } from '@/store/siteSettings';
import { useRouteData } from '@/store/useRouteData';
import { Button } from '@/ui/Button';
import { ownPagesQuery } from '../ownPages/sitePageThunks';
import { publicOf } from '../publicOf';
import { LinkListFields } from './LinkListFields';
import type { FormLink } from './LinkRow';

type Values = { [List in keyof Fields]: readonly FormLink[] };

const withRows = (links: readonly SiteLink[]): readonly FormLink[] =>
  links.map((link, row) => ({ ...link, row }));

const textOf = (links: readonly FormLink[]) =>
  JSON.stringify(links.map(({ title, path }) => ({ title, path })));

const texts: Readonly<Record<LinkList, { title: string; hint: string }>> = {
  navigation: {
    title: 'Links in the header',
    hint: 'In the menu “More”, and in the menu of small screens.',
  },
  footerLinks: { title: 'Links in the footer', hint: 'After the built-in ones, on each page.' },
};

const lists = ['navigation', 'footerLinks'] as const;

type LinksFormProps = {
  site: Site;
  /** Called after each try: someone else can have changed the settings. */
  onTried: () => void;
  /** Whether there are changes that are not saved. */
  changed: RefObject<(() => boolean) | null>;
};

/** The own links of the site. */
export function LinksForm({ site, onTried, changed }: LinksFormProps) {
  const dispatch = useAppDispatch();
  const siteStore = useSiteStore();
  const viewerId = useViewer()?.id ?? '';
  const { data } = useRouteData(ownPagesQuery({ viewerId }));
  const pages = (data?.pages ?? []).filter((page) => page.isPublished && !isBuiltIn(page.slug));
  const initial = {
    navigation: withRows(site.navigation),
    footerLinks: withRows(site.footerLinks),
  };
  const { form, values, set, errorOf, isBusy } = useRuledForm<Values>({
    initial,
    rules: linkRules,
    onSubmit: async ({ navigation, footerLinks }) => {
      const changes = { navigation: textOf(navigation), footerLinks: textOf(footerLinks) };
      const outcome = await dispatch(saveSite({ version: site.version, ...changes }));
      onTried();
      if (saveSite.fulfilled.match(outcome)) siteStore.set(publicOf(outcome.payload.site));
      else if (outcome.payload) throw outcome.payload;
    },
  });
  useImperativeHandle(
    changed,
    () => () => lists.some((list) => textOf(values[list]) !== textOf(initial[list])),
  );
  const fieldsOf = (list: LinkList) => (
    <LinkListFields
      list={list}
      {...texts[list]}
      links={values[list]}
      pages={pages}
      error={errorOf(list)}
      onChange={(links) => set(list, links)}
    />
  );
  return (
    <section aria-labelledby="links-setting" className="grid gap-6">
      <h2 id="links-setting" className="text-2xl">
        Links
      </h2>
      <form {...form} aria-label="Links" className="grid gap-8">
        {fieldsOf('navigation')}
        {fieldsOf('footerLinks')}
        <div>
          <Button type="submit" busy={isBusy}>
            Save links
          </Button>
        </div>
      </form>
    </section>
  );
}

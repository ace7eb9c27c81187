import { paths } from '@contract/pages';
import { Link } from 'react-router-dom';
import { useSiteAddress } from '@/lib/hooks/useSiteAddress';
import { useSite } from '@/lib/site';
import { Head } from '@/ui/Head';
import { KeptPicture } from '@/ui/KeptPicture';
import { Prose } from '@/ui/Prose';
import { OwnSection } from './OwnSection';

export function AboutPage() {
  const { name } = useSite();
  const siteAddress = useSiteAddress();
  return (
    <article className="page-width py-12 md:py-20">
      <Head
        title="About"
        description={(site) =>
          `What ${site} is, why it is called that, and how it is looked after.`
        }
        canonical={siteAddress(paths.about)}
      />
      <Prose title={`About ${name}`} before={<OwnSection slug="about" />}>
        <p>
          A commonplace book is where readers used to write down what they did not want to lose: a
          recipe, a sentence from a letter, how a thing is made. {name} is such a book with many
          hands in it. People write here about what they know from doing it, and others read, ask
          and answer.
        </p>
        <h2>How it works</h2>
        <p>
          Anyone can read, without an account. Members like, comment and follow; once their e-mail
          address is confirmed they write posts of their own, in an editor that keeps every word
          they type. What you write stays yours: you can change it, take it offline or delete it at
          any time.
        </p>
        <div className="grid items-center gap-5 md:grid-cols-2">
          <p>
            Members also keep words: select a sentence in a post, press Keep, and it is in your own
            book, with the post it comes from. Nobody else sees it, unless you make a heading of
            your book public.
          </p>
          <KeptPicture />
        </div>
        <h2>Who looks after it</h2>
        <p>
          A few administrators keep the house in order. They can edit or remove posts and comments,
          and block accounts that harm others. If something here is not right, please{' '}
          <Link to={paths.contact}>tell us</Link>. How we treat your data is set out in the{' '}
          <Link to={paths.privacyPolicy}>privacy policy</Link>.
        </p>
      </Prose>
    </article>
  );
}

import { defaultSite } from '@contract/site/publicSite';
import type { ReactNode } from 'react';
import { lazyPart } from '@/lib/browser/lazyPart';
import { useSite } from '@/lib/site';
import { WhenNear } from '@/ui/WhenNear';
import { Section } from './Section';

type PartProps = { title: string; children: ReactNode };

function Part({ title, children }: PartProps) {
  return (
    <div className="grid content-start gap-3">
      <h3 className="text-xl">{title}</h3>
      <div className="grid gap-3 font-serif text-lg leading-relaxed text-quiet">{children}</div>
    </div>
  );
}

/** Not in the HTML of the server, which has to be small. */
const KeptPicture = lazyPart({
  load: async () => (await import('@/ui/KeptPicture')).KeptPicture,
});

const offers = [
  {
    name: 'Diverse content',
    text: 'from gardening to astronomy, from woodworking to software. You can write about any subject.',
  },
  {
    name: 'An interactive community',
    text: 'like and comment on posts, ask their authors, and follow the authors you want to read again.',
  },
  {
    name: 'A user-friendly interface',
    text: 'a page made for reading, and an editor that is easy to write with.',
  },
];

export function Welcome() {
  const { name, whoText, missionText, registration } = useSite();
  const people =
    name === defaultSite.name
      ? 'We are cooks, carpenters, astronomers, travellers and many others. '
      : '';
  const join = registration === 'open' ? ' Everyone can join.' : '';
  const who = `${people}We read each other's posts, and we write about what we know.${join}`;
  return (
    <Section title={`Welcome to ${name}`}>
      <div className="grid gap-x-12 gap-y-12 pb-14 md:grid-cols-2">
        <p className="font-serif text-2xl">
          Keep what you want to remember: select a sentence in a post, press Keep, and it is in your
          book.
        </p>
        <WhenNear className="min-h-42">
          <KeptPicture />
        </WhenNear>
      </div>
      <div className="grid gap-x-12 gap-y-12 md:grid-cols-2">
        <Part title="Who We Are">
          <p>{whoText || who}</p>
        </Part>
        <Part title="Our Mission">
          <p>
            {missionText ||
              "We want people to learn from each other's experience. Every post here gets a page that is pleasant to read and easy to find."}
          </p>
        </Part>
        <Part title="What We Offer">
          <ul className="grid gap-3">
            {offers.map(({ name, text }) => (
              <li key={name}>
                <strong className="font-medium text-ink">{name}:</strong> {text}
              </li>
            ))}
          </ul>
        </Part>
        <Part title="Get Involved">
          <p>
            Read about a subject that is new to you. Leave a comment that helps the author. If you
            often explain the same thing, write a post about it.
          </p>
        </Part>
      </div>
    </Section>
  );
}

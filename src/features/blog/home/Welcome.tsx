import type { ReactNode } from 'react';
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

const offers = [
  {
    name: 'Diverse content',
    text: 'gardens and galaxies, dovetails and deployments. If somebody cares about it, it has a place here.',
  },
  {
    name: 'An interactive community',
    text: 'say what a post did for you, ask its author, follow the ones you want more of.',
  },
  {
    name: 'A user-friendly interface',
    text: 'a quiet page to read on, and an editor that stays out of the way of the sentence.',
  },
];

export function Welcome() {
  return (
    <Section title="Welcome to Commonplace">
      <div className="grid gap-x-12 gap-y-10 md:grid-cols-2">
        <Part title="Who We Are">
          <p>
            Cooks, carpenters, night-shift astronomers and people who take the slow train: readers
            first, who now and then have something to write down. Nobody here was appointed.
          </p>
        </Part>
        <Part title="Our Mission">
          <p>
            What one person has learned the hard way should not have to be learned again from
            nothing. We give it a page that is pleasant to read and easy to find.
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
            Read something you know nothing about. Leave a comment that helps. And when you catch
            yourself explaining the same thing for the third time, write it up: the third
            explanation is usually the good one.
          </p>
        </Part>
      </div>
    </Section>
  );
}

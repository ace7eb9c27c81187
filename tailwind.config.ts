import type { Config } from 'tailwindcss';

/** The tokens by name; their values are in src/styles.css and src/fonts.css. */
const config: Config = {
  content: [],
  theme: {
    extend: {
      colors: {
        paper: 'var(--paper)',
        raised: 'var(--raised)',
        sunken: 'var(--sunken)',
        ink: 'var(--ink)',
        quiet: 'var(--quiet)',
        line: 'var(--line)',
        edge: 'var(--edge)',
        accent: 'var(--accent)',
        'accent-strong': 'var(--accent-strong)',
        'accent-soft': 'var(--accent-soft)',
        'on-accent': 'var(--on-accent)',
        good: 'var(--good)',
        'good-soft': 'var(--good-soft)',
        bad: 'var(--bad)',
        'bad-soft': 'var(--bad-soft)',
      },
      fontFamily: {
        serif: ['var(--serif)'],
        sans: ['var(--sans)'],
        mono: ['ui-monospace', 'SFMono-Regular', 'Menlo', 'Consolas', 'monospace'],
      },
      maxWidth: { column: '650px', page: '1160px' },
      borderRadius: { control: '6px', card: '10px' },
    },
  },
};

export default config;

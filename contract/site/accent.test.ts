import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { accentColours, accentStyle, contrast, isColour, readableAccent } from './accent';

const colours = integer({ min: 0, max: 0xff_ff_ff }).map(
  (number) => `#${number.toString(16).padStart(6, '0')}`,
);

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#a83c1d', '#a83c1d')).toBe(1);
});

test('each colour has a nearest one that can be read, and then its variants can be read on both pages', () => {
  assert(
    property(colours, (chosen) => {
      const accent = readableAccent(chosen);
      expect(contrast(accent, '#fbf8f2')).toBeGreaterThanOrEqual(4.5);
      expect(readableAccent(accent)).toBe(accent);
      const { light, dark } = accentColours(accent);
      expect(light.accent).toBe(accent);
      for (const { accent: colour, strong, soft } of [light, dark]) {
        expect([colour, strong, soft].every(isColour)).toBe(true);
        expect(contrast(colour, soft)).toBeGreaterThanOrEqual(4.5);
      }
      expect(contrast(dark.accent, '#181511')).toBeGreaterThanOrEqual(4.5);
      // Words on buttons.
      expect(contrast(light.accent, '#ffffff')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(dark.accent, '#1f120b')).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

test('a colour that can be read stays, and one that is too light becomes darker', () => {
  expect(readableAccent('#a83c1d')).toBe('#a83c1d');
  expect(readableAccent('#ffcc00')).not.toBe('#ffcc00');
});

test('pages get rules only for a colour', () => {
  expect(accentStyle('')).toBe('');
  expect(accentStyle('red}body{display:none')).toBe('');
  expect(accentStyle('#00604a')).toContain('html:root{--accent:#00604a;');
});

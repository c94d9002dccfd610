import { createRequire } from 'node:module';
import { Font } from '@react-pdf/renderer';
import { forgetLetters, placeByAdvances, type Typeface } from './typeface.ts';

const { resolve } = createRequire(import.meta.url);

// The site's own face, and after it those with the letters that it lacks. A file carries the letters it uses, no more.
const FACES = {
  'Hanken Grotesk': {
    300: 'hanken-grotesk/300Light/HankenGrotesk_300Light.ttf',
    400: 'hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf',
    500: 'hanken-grotesk/500Medium/HankenGrotesk_500Medium.ttf',
    600: 'hanken-grotesk/600SemiBold/HankenGrotesk_600SemiBold.ttf',
  },
  'Noto Sans': {
    300: 'noto-sans/300Light/NotoSans_300Light.ttf',
    400: 'noto-sans/400Regular/NotoSans_400Regular.ttf',
    500: 'noto-sans/500Medium/NotoSans_500Medium.ttf',
    600: 'noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
  },
  // Its letters are whole. Of a face that puts them together of a body and dots, as Noto's, a line loses its first letter.
  'IBM Plex Sans Arabic': {
    300: 'ibm-plex-sans-arabic/300Light/IBMPlexSansArabic_300Light.ttf',
    400: 'ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf',
    500: 'ibm-plex-sans-arabic/500Medium/IBMPlexSansArabic_500Medium.ttf',
    600: 'ibm-plex-sans-arabic/600SemiBold/IBMPlexSansArabic_600SemiBold.ttf',
  },
} as const;

export type Family = keyof typeof FACES;
export type Weight = keyof (typeof FACES)[Family];

/** In the order in which a letter is looked for. */
export const FAMILIES = Object.keys(FACES) as Family[];

/**
 * What is left out of a face. Ligatures of Latin letters are copied from a file as one sign, kerned Arabic as two words; and
 * what the second face takes apart (a letter and its dot below) would lose its first part. A new one each time: what lays
 * letters out writes into it.
 */
export const featuresOf = (family: Family): Record<string, number> => {
  if (isJoined(family)) return { kern: 0 };
  return family === 'Noto Sans' ? { liga: 0, ccmp: 0 } : { liga: 0 };
};

/** Whether its letters hold on to each other. */
export const isJoined = (family: Family): boolean => family === 'IBM Plex Sans Arabic';

const load = async (family: Family, weight: Weight): Promise<Typeface> => {
  const face = { fontFamily: family, fontWeight: weight };
  await Font.load(face);
  const typeface = Font.getFont(face).data as Typeface | null;
  if (!typeface) throw new Error(`${family} ${weight} is not loaded`);
  forgetLetters(typeface);
  placeByAdvances(typeface);
  return typeface;
};

const loaded = new Map<string, Typeface>();
const key = (family: Family, weight: Weight) => `${family} ${weight}`;

for (const family of FAMILIES) {
  const weights = Object.entries(FACES[family]).map(
    ([weight, file]) => [Number(weight) as Weight, file] as const,
  );
  const fonts = weights.map(([fontWeight, file]) => ({
    src: resolve(`@expo-google-fonts/${file}`),
    fontWeight,
  }));
  Font.register({ family, fonts });
  for (const [weight] of weights) loaded.set(key(family, weight), await load(family, weight));
}
// Names and references are never broken with hyphens that are not theirs.
Font.registerHyphenationCallback((word) => [word]);

/** A face, to be measured with. */
export const typefaceOf = (family: Family, weight: Weight): Typeface => {
  const typeface = loaded.get(key(family, weight));
  if (!typeface) throw new Error(`there is no ${key(family, weight)}`);
  return typeface;
};

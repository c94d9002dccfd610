import { createRequire } from 'node:module';
import { Font } from '@react-pdf/renderer';

const { resolve } = createRequire(import.meta.url);

// The site's own face, and after it those with the letters that it lacks. A file carries the letters it uses, no more.
const FACES = {
  'Hanken Grotesk': {
    300: 'hanken-grotesk/300Light/HankenGrotesk_300Light.ttf',
    400: 'hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf',
    600: 'hanken-grotesk/600SemiBold/HankenGrotesk_600SemiBold.ttf',
  },
  'Noto Sans': {
    400: 'noto-sans/400Regular/NotoSans_400Regular.ttf',
    600: 'noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
  },
  // Its letters are whole. Of a face that builds them of a body and dots, as Noto’s, words lose the letter they begin with.
  'IBM Plex Sans Arabic': {
    400: 'ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf',
    600: 'ibm-plex-sans-arabic/600SemiBold/IBMPlexSansArabic_600SemiBold.ttf',
  },
} as const;

for (const [family, files] of Object.entries(FACES)) {
  const fonts = Object.entries(files).map(([weight, file]) => {
    return { src: resolve(`@expo-google-fonts/${file}`), fontWeight: Number(weight) };
  });
  Font.register({ family, fonts });
}
/** In the order in which a letter is looked for. */
export const FAMILIES = Object.keys(FACES);

const ARABIC = 'IBM Plex Sans Arabic' satisfies keyof typeof FACES;

/**
 * The same for a text that may be in any script. Where Arabic is among it its face goes first, so that a line of it is not cut
 * into words of two faces.
 */
export const familiesFor = (text: string): string[] =>
  /\p{Script=Arabic}/u.test(text) ? [ARABIC, ...FAMILIES.filter((one) => one !== ARABIC)] : FAMILIES;

// Names and references are never broken with hyphens that are not theirs.
Font.registerHyphenationCallback((word) => [word]);

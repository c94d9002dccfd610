import { createRequire } from 'node:module';
import { Font, StyleSheet } from '@react-pdf/renderer';

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
  'Noto Sans Arabic': {
    400: 'noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
    600: 'noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf',
  },
} as const;

for (const [family, files] of Object.entries(FACES)) {
  const fonts = Object.entries(files).map(([weight, file]) => {
    return { src: resolve(`@expo-google-fonts/${file}`), fontWeight: Number(weight) };
  });
  Font.register({ family, fonts });
}
// Names and references are never broken with hyphens that are not theirs.
Font.registerHyphenationCallback((word) => [word]);

// The site's tokens; a paper is white anyway.
const INK = '#0f1b17';
const MUTED = '#4a5a54';
const DEEP = '#0c3b33';
const CELADON = '#e4ece8';
const HAIRLINE = '#d2dcd7';
const SIGNAL = '#f04a12';

const MARGIN = 48;

export const styles = StyleSheet.create({
  page: {
    fontFamily: Object.keys(FACES),
    fontSize: 9.5,
    lineHeight: 1.5,
    color: INK,
    padding: MARGIN,
    paddingTop: 40,
    paddingBottom: 64,
  },
  head: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    alignItems: 'center',
    paddingBottom: 14,
    borderBottomWidth: 1,
    borderBottomColor: INK,
  },
  mark: { flexDirection: 'row', alignItems: 'center', gap: 7, fontSize: 14, lineHeight: 1 },
  needle: { width: 2.5, height: 15, backgroundColor: SIGNAL },
  strong: { fontWeight: 600 },
  muted: { color: MUTED },
  figureBlock: { marginTop: 22 },
  figureHead: { flexDirection: 'row', justifyContent: 'space-between' },
  figure: {
    fontSize: 46,
    fontWeight: 300,
    lineHeight: 1.1,
    letterSpacing: -1.4,
    marginTop: 4,
    marginBottom: 6,
  },
  bar: { height: 6, marginTop: 14, marginBottom: 5, backgroundColor: CELADON },
  fill: { height: 6, backgroundColor: DEEP },
  parties: { flexDirection: 'row', gap: 24, marginTop: 24 },
  party: { flex: 1 },
  section: { flexDirection: 'row', marginTop: 18, paddingTop: 8, borderTopWidth: 1, borderTopColor: INK },
  title: { fontSize: 11.5, lineHeight: 1.35 },
  aside: { width: '25%', paddingRight: 16 },
  body: { width: '75%' },
  row: {
    flexDirection: 'row',
    gap: 12,
    paddingVertical: 3.5,
    borderBottomWidth: 0.5,
    borderBottomColor: HAIRLINE,
  },
  label: { width: '34%', color: MUTED },
  value: { flex: 1, textAlign: 'right' },
  parts: { marginTop: 18, paddingTop: 8, borderTopWidth: 1, borderTopColor: INK },
  part: { width: '20%' },
  sum: { flex: 1, textAlign: 'right' },
  footer: {
    position: 'absolute',
    left: MARGIN,
    right: MARGIN,
    bottom: 28,
    flexDirection: 'row',
    justifyContent: 'space-between',
    gap: 24,
    paddingTop: 8,
    borderTopWidth: 0.5,
    borderTopColor: HAIRLINE,
    fontSize: 8,
    color: MUTED,
  },
});

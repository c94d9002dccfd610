import { StyleSheet } from '@react-pdf/renderer';
import { HAIRLINE, INK, MUTED, SIGNAL } from '#server/platform/paper/colours.ts';
import { FAMILIES } from '#server/platform/paper/fonts.ts';

/** A hundredth of the width of A4 across, in points: what the sizes of the paper are counted in. */
export const UNIT = 841.89 / 100;
export const SIDE = 4.6 * UNIT;
export const INNER = 100 * UNIT - 2 * SIDE;
export const QR = 15.5 * UNIT;
/** The ruler of the year, and the words beside the code. */
export const RULER = 46 * UNIT;
const BESIDE_QR = INNER - QR - 5 * UNIT;
const FOOT = 3.8 * UNIT;
const FACTS = 15.2 * UNIT;

export const styles = StyleSheet.create({
  page: { fontFamily: FAMILIES, color: INK, fontSize: 1.7 * UNIT, lineHeight: 1.45 },
  top: {
    position: 'absolute',
    top: 4.2 * UNIT,
    left: SIDE,
    width: INNER,
    flexDirection: 'row',
    justifyContent: 'space-between',
    alignItems: 'center',
    paddingBottom: 1.5 * UNIT,
    borderBottomWidth: 1,
    borderBottomColor: INK,
  },
  brand: { flexDirection: 'row', alignItems: 'center', gap: UNIT, fontSize: 1.9 * UNIT },
  needle: { width: 0.34 * UNIT, height: 2.1 * UNIT, backgroundColor: SIGNAL },
  kind: { fontSize: 1.5 * UNIT, width: 40 * UNIT },
  body: { position: 'absolute', top: 10.4 * UNIT, left: SIDE, width: INNER },
  muted: { color: MUTED, width: INNER },
  beside: { color: MUTED, width: BESIDE_QR, fontSize: 1.5 * UNIT },
  name: {
    width: INNER,
    lineHeight: 1.15,
    marginTop: 0.8 * UNIT,
    marginBottom: 1.6 * UNIT,
    letterSpacing: -0.3,
  },
  title: { width: BESIDE_QR, lineHeight: 1.2, marginTop: 0.7 * UNIT, marginBottom: 0.6 * UNIT },
  facts: {
    position: 'absolute',
    bottom: FACTS,
    width: BESIDE_QR,
    flexDirection: 'row',
    justifyContent: 'space-between',
    paddingTop: 1.3 * UNIT,
    borderTopWidth: 0.75,
    borderTopColor: HAIRLINE,
  },
  fact: { width: BESIDE_QR / 5 },
  label: { fontSize: 1.2 * UNIT, color: MUTED, width: BESIDE_QR / 5 },
  value: { fontSize: 1.6 * UNIT, width: BESIDE_QR / 5 },
  code: { position: 'absolute', bottom: FACTS, width: QR },
  codeWords: { fontSize: 1.15 * UNIT, lineHeight: 1.5, color: MUTED, width: QR },
  number: { fontSize: 1.3 * UNIT, fontWeight: 600, width: QR, marginTop: 0.5 * UNIT },
  foot: { position: 'absolute', bottom: FOOT, left: SIDE, width: INNER, flexDirection: 'row', gap: 3 * UNIT },
  signatory: {
    height: 6 * UNIT,
    paddingTop: 0.8 * UNIT,
    borderTopWidth: 1,
    borderTopColor: INK,
    fontSize: 1.2 * UNIT,
    lineHeight: 1.4,
    color: MUTED,
  },
  signed: { fontSize: 1.4 * UNIT, fontWeight: 600, color: INK },
});

/** The longer a text, the smaller it is set: in units, so that three lines of it have room at most. */
export const nameSize = (length: number): number => {
  if (length <= 24) return 6 * UNIT;
  if (length <= 40) return 4.2 * UNIT;
  return (length <= 90 ? 3 : 2.2) * UNIT;
};
export const titleSize = (length: number): number => {
  if (length <= 60) return 3 * UNIT;
  return (length <= 120 ? 2.2 : 1.8) * UNIT;
};

import { StyleSheet } from '@react-pdf/renderer';
import { sheetStyles } from '#server/platform/paper/sheet.style.ts';

/** Of the letters and of the columns, in points: with their gaps the columns fill the page. */
export const SIZE = 9.5;
export const WIDTHS = {
  course: 181,
  issued: 62,
  validTo: 62,
  hours: 38,
  points: 44,
  state: 52,
  year: 48,
  body: 240,
};

export const styles = {
  ...sheetStyles,
  ...StyleSheet.create({
    number: { fontSize: 8, color: sheetStyles.muted.color },
    right: { textAlign: 'right' },
    sum: { flex: 1, textAlign: 'right' },
  }),
};

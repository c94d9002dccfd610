import { StyleSheet } from '@react-pdf/renderer';
import { HAIRLINE, INK } from '#server/platform/paper/colours.ts';
import { sheetStyles } from '#server/platform/paper/sheet.style.ts';

/** Of the letters and of the columns, in points: with their gaps the columns fill the page. */
export const SIZE = 9.5;
export const WIDTHS = { course: 499, fact: 178, number: 16, name: 138, time: 40, noted: 66, signature: 139 };
export const GAP = 12;
/** Of what is drawn in a box of 1000 by 300. */
export const SIGNATURE = { width: 117, height: 35 };

export const styles = {
  ...sheetStyles,
  ...StyleSheet.create({
    course: { marginTop: 14, marginBottom: 8 },
    facts: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 16, rowGap: 3 },
    fact: { width: 241, flexDirection: 'row' },
    label: { width: 63, color: sheetStyles.muted.color },
    columns: {
      flexDirection: 'row',
      gap: GAP,
      marginTop: 14,
      paddingVertical: 5,
      borderTopWidth: 1,
      borderTopColor: INK,
      borderBottomWidth: 0.5,
      borderBottomColor: HAIRLINE,
      color: sheetStyles.muted.color,
    },
    row: { ...sheetStyles.row, alignItems: 'center', paddingVertical: 4 },
    box: {
      width: WIDTHS.signature,
      height: 39,
      paddingVertical: 2,
      alignItems: 'center',
      borderWidth: 0.5,
      borderColor: HAIRLINE,
    },
    drawn: { ...SIGNATURE, overflow: 'hidden' },
    totals: { flexDirection: 'row', gap: 24, marginTop: 12 },
    total: { flexDirection: 'row', gap: 6 },
  }),
};

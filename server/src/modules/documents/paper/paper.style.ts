import { StyleSheet } from '@react-pdf/renderer';
import { CELADON, DEEP } from '#server/platform/paper/colours.ts';
import { sheetStyles } from '#server/platform/paper/sheet.style.ts';

export const styles = {
  ...sheetStyles,
  ...StyleSheet.create({
    bar: { height: 6, marginTop: 14, marginBottom: 5, backgroundColor: CELADON },
    fill: { height: 6, backgroundColor: DEEP },
    label: { width: '34%', color: sheetStyles.muted.color },
    value: { flex: 1, textAlign: 'right' },
    part: { width: '20%' },
    sum: { flex: 1, textAlign: 'right' },
  }),
};

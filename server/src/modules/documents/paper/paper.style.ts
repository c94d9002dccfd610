import { StyleSheet } from '@react-pdf/renderer';
import { CELADON, DEEP } from '#server/platform/paper/colours.ts';
import { sheetStyles } from '#server/platform/paper/sheet.style.ts';

export const styles = {
  ...sheetStyles,
  ...StyleSheet.create({
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
    label: { width: '34%', color: sheetStyles.muted.color },
    value: { flex: 1, textAlign: 'right' },
    part: { width: '20%' },
    sum: { flex: 1, textAlign: 'right' },
  }),
};

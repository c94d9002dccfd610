import { StyleSheet } from '@react-pdf/renderer';
import { HAIRLINE, INK, MUTED, SIGNAL } from './colours.ts';
import { FAMILIES } from './fonts.ts';

const MARGIN = 48;

/** What the papers in portrait have in common. */
export const sheetStyles = StyleSheet.create({
  page: {
    fontFamily: FAMILIES,
    fontSize: 9.5,
    color: INK,
    padding: MARGIN,
    paddingTop: 40,
    paddingBottom: 64,
  },
  // Not of what stands on every page: there it would be multiplied again for each.
  content: { fontSize: 9.5, lineHeight: 1.5 },
  head: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 24,
    paddingBottom: 14,
    borderBottomWidth: 1,
    borderBottomColor: INK,
  },
  mark: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: 7, fontSize: 14 },
  brand: { flex: 1 },
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
  table: { marginTop: 18, paddingTop: 8, borderTopWidth: 1, borderTopColor: INK },
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
  issuer: { flex: 1 },
});

import { createRequire } from 'node:module';
import { Document, Font, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer';
import type { ReceiptModel, ReceiptRow } from './receipt.present.ts';

const { resolve } = createRequire(import.meta.url);
const FONTS = '@expo-google-fonts/noto-sans';

Font.register({
  family: 'Noto Sans',
  fonts: [
    { src: resolve(`${FONTS}/400Regular/NotoSans_400Regular.ttf`), fontWeight: 400 },
    { src: resolve(`${FONTS}/600SemiBold/NotoSans_600SemiBold.ttf`), fontWeight: 600 },
  ],
});
// Names and references are never broken with hyphens that are not theirs.
Font.registerHyphenationCallback((word) => [word]);

const DEEP = '#0c3b33';
const HAIRLINE = '#d2dcd7';
const MUTED = '#4a5a54';

const styles = StyleSheet.create({
  page: { fontFamily: 'Noto Sans', fontSize: 9.5, lineHeight: 1.5, color: '#0f1b17', padding: 48 },
  title: { fontSize: 22, fontWeight: 600, color: DEEP, marginBottom: 20 },
  columns: { flexDirection: 'row', gap: 32, marginBottom: 20 },
  column: { flex: 1 },
  heading: { fontWeight: 600, color: DEEP, marginTop: 12, marginBottom: 4 },
  row: { flexDirection: 'row', borderBottomWidth: 0.5, borderBottomColor: HAIRLINE, paddingVertical: 3 },
  label: { width: '34%', color: MUTED },
  value: { width: '66%' },
  cell: { width: '20%' },
  footer: { position: 'absolute', left: 48, right: 48, bottom: 24, fontSize: 8, color: MUTED },
});

const Party = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <View style={styles.column}>
    <Text style={styles.heading}>{title}</Text>
    {lines.map((line) => (
      <Text key={line}>{line}</Text>
    ))}
  </View>
);

const Rows = ({ title, rows }: { title: string; rows: readonly ReceiptRow[] }) => (
  <View wrap={false}>
    <Text style={styles.heading}>{title}</Text>
    {rows.map(({ label, value }) => (
      <View key={label} style={styles.row}>
        <Text style={styles.label}>{label}</Text>
        <Text style={styles.value}>{value}</Text>
      </View>
    ))}
  </View>
);

const Parts = ({ parts }: Pick<ReceiptModel, 'parts'>) => {
  const lines = parts.map((part) => [part.name, part.dueOn, part.eur, part.aed, part.state]);
  return (
    <View>
      <Text style={styles.heading}>Parts of the plan</Text>
      {[['Part', 'Due on', 'EUR', 'AED', 'State'], ...lines].map((cells) => (
        <View key={cells.join(' ')} style={styles.row} wrap={false}>
          {cells.map((cell) => (
            <Text key={cell} style={styles.cell}>
              {cell}
            </Text>
          ))}
        </View>
      ))}
    </View>
  );
};

const ReceiptDocument = ({ receipt }: { receipt: ReceiptModel }) => (
  <Document title={`${receipt.title} ${receipt.number}`} language="en">
    <Page size="A4" style={styles.page}>
      <Text style={styles.title}>{receipt.title}</Text>
      <View style={styles.columns}>
        <Party title="From" lines={receipt.seller} />
        <Party title="To" lines={receipt.buyer} />
      </View>
      {receipt.sections.map((section) => (
        <Rows key={section.title} {...section} />
      ))}
      {receipt.parts.length > 0 && <Parts parts={receipt.parts} />}
      <Text
        fixed
        style={styles.footer}
        render={({ pageNumber, totalPages }) => `${receipt.number} · page ${pageNumber} of ${totalPages}`}
      />
    </Page>
  </Document>
);

export const renderReceiptDocument = (receipt: ReceiptModel): Promise<Buffer> =>
  renderToBuffer(<ReceiptDocument receipt={receipt} />);

import { Document, Page, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { sheetStyles as styles } from './sheet.style.ts';
import { Words } from './words.tsx';

/** The needle and the name, its first word strong, as above every page of the site. */
const Mark = ({ brand }: { brand: string }) => {
  const [first, ...rest] = brand.split(' ');
  return (
    <View style={styles.mark}>
      <View style={styles.needle} />
      <Text style={styles.brand}>
        <Text style={styles.strong}>{first}</Text> {rest.join(' ')}
      </Text>
    </View>
  );
};

type SheetProps = {
  /** What it is: 'Receipt'. */
  kind: string;
  number: string;
  brand: string;
  issuer: string;
  /** Stands at the top of every page, below the brand; without it the brand is on the first page only. */
  head?: ReactNode;
  children: ReactNode;
};

/** Pages of A4 in portrait with the brand above and the pages counted below. */
export const Sheet = ({ kind, number, brand, issuer, head, children }: SheetProps) => (
  <Document title={`${kind} ${number}`} author={issuer} language="en">
    <Page size="A4" style={styles.page}>
      <View fixed={head !== undefined}>
        <View style={styles.head}>
          <Mark brand={brand} />
          <Text>
            {kind} <Text style={styles.strong}>{number}</Text>
          </Text>
        </View>
        {head}
      </View>
      <View style={styles.content}>{children}</View>
      <View style={styles.footer} fixed>
        <Words style={styles.issuer}>{issuer}</Words>
        <Text
          render={({ pageNumber, totalPages }) => `${kind} ${number}, page ${pageNumber} of ${totalPages}`}
        />
      </View>
    </Page>
  </Document>
);

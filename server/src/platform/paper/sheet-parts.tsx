import { Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { sheetStyles as styles } from './sheet.style.ts';
import { Words } from './words.tsx';

type FigureProps = {
  /** The one sum that a paper is about, and what makes it up. */
  figure: { label: string; sum: string; notes: readonly string[] };
  date: string;
  children?: ReactNode;
};

export const Figure = ({ figure, date, children }: FigureProps) => (
  <View style={styles.figureBlock}>
    <View style={[styles.figureHead, styles.muted]}>
      <Text>{figure.label}</Text>
      <Text>{date}</Text>
    </View>
    <Text style={styles.figure}>{figure.sum}</Text>
    {figure.notes.map((note) => (
      <Text key={note}>{note}</Text>
    ))}
    {children}
  </View>
);

const Party = ({ title, lines: [name, ...lines] }: { title: string; lines: readonly string[] }) => (
  <View style={styles.party}>
    <Text style={styles.muted}>{title}</Text>
    <Words style={styles.strong}>{name ?? ''}</Words>
    {lines.map((line) => (
      <Words key={line}>{line}</Words>
    ))}
  </View>
);

/** Who gives the paper and who is given it, each with the name first. */
export const Parties = ({ from, to }: { from: readonly string[]; to: readonly string[] }) => (
  <View style={styles.parties}>
    <Party title="From" lines={from} />
    <Party title="To" lines={to} />
  </View>
);

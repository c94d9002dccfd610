import { renderToBuffer, Text, View } from '@react-pdf/renderer';
import { Sheet } from '#server/platform/paper/sheet.tsx';
import { Figure, Parties } from '#server/platform/paper/sheet-parts.tsx';
import { Words } from '#server/platform/paper/words.tsx';
import type { PaperModel, PaperPart } from './paper.model.ts';
import { styles } from './paper.style.ts';

/** How far the whole is paid. */
const Progress = ({ share, done, open }: NonNullable<PaperModel['progress']>) => (
  <View>
    <View style={styles.bar}>
      <View style={[styles.fill, { width: `${share * 100}%` }]} />
    </View>
    <View style={styles.figureHead}>
      <Text>{done}</Text>
      <Text style={styles.muted}>{open}</Text>
    </View>
  </View>
);

/** An ink rule, the heading in the first quarter, the facts in the rest. */
const Section = ({ title, rows }: PaperModel['sections'][number]) => (
  <View style={styles.section} wrap={false}>
    <Text style={[styles.title, styles.aside]}>{title}</Text>
    <View style={styles.body}>
      {rows.map((row) => (
        <View key={row.label} style={styles.row}>
          <Text style={styles.label}>{row.label}</Text>
          <Words style={styles.value}>{row.value}</Words>
        </View>
      ))}
    </View>
  </View>
);

const Part = ({ name, dueOn, eur, aed, state, isDone }: PaperPart) => (
  <View style={[styles.row, isDone ? styles.muted : {}]} wrap={false}>
    <Text style={[styles.part, isDone ? {} : styles.strong]}>{name}</Text>
    <Text style={styles.part}>{dueOn}</Text>
    <Text style={styles.sum}>{eur}</Text>
    <Text style={styles.sum}>{aed}</Text>
    <Text style={styles.sum}>{state}</Text>
  </View>
);

const PARTS_HEAD = { name: 'Part', dueOn: 'Due on', eur: 'EUR', aed: 'AED', state: 'State', isDone: true };

const Parts = ({ parts }: Pick<PaperModel, 'parts'>) => (
  <View style={styles.table}>
    <Text style={styles.title}>Parts of the plan</Text>
    <Part {...PARTS_HEAD} />
    {parts.map((part) => (
      <Part key={`${part.name} ${part.dueOn}`} {...part} />
    ))}
  </View>
);

const Paper = ({ paper }: { paper: PaperModel }) => (
  <Sheet kind={paper.kind} number={paper.number} brand={paper.brand} issuer={paper.seller[0] ?? ''}>
    <Figure figure={paper.figure} date={paper.date}>
      {paper.progress && <Progress {...paper.progress} />}
    </Figure>
    <Parties from={paper.seller} to={paper.buyer} />
    {paper.sections.map((section) => (
      <Section key={section.title} {...section} />
    ))}
    {paper.parts.length > 0 && <Parts parts={paper.parts} />}
  </Sheet>
);

/** Any paper of the academy as a PDF of A4 pages. */
export const renderPaper = (paper: PaperModel): Promise<Buffer> => renderToBuffer(<Paper paper={paper} />);

import { renderToBuffer, Text, View } from '@react-pdf/renderer';
import { Fitted } from '#server/platform/paper/fitted.tsx';
import { Sheet } from '#server/platform/paper/sheet.tsx';
import { Figure, Parties } from '#server/platform/paper/sheet-parts.tsx';
import type { TranscriptModel, TranscriptRow } from './transcript.model.ts';
import { SIZE, styles, WIDTHS } from './transcript.style.ts';

const HEAD: TranscriptRow = {
  course: 'Course',
  number: '',
  issued: 'Issued',
  validTo: 'Valid to',
  hours: 'Hours',
  points: 'Points',
  state: 'State',
  isOver: true,
};

const Certificate = ({ row }: { row: TranscriptRow }) => (
  <View style={[styles.row, row.isOver ? styles.muted : {}]} wrap={false}>
    <View style={{ width: WIDTHS.course }}>
      <Fitted width={WIDTHS.course} size={SIZE} weight={row.isOver ? 400 : 600}>
        {row.course}
      </Fitted>
      {row.number !== '' && <Text style={styles.number}>{row.number}</Text>}
    </View>
    <Text style={{ width: WIDTHS.issued }}>{row.issued}</Text>
    <Text style={{ width: WIDTHS.validTo }}>{row.validTo}</Text>
    <Text style={[styles.right, { width: WIDTHS.hours }]}>{row.hours}</Text>
    <Text style={[styles.right, { width: WIDTHS.points }]}>{row.points}</Text>
    <Text style={[styles.right, { width: WIDTHS.state }]}>{row.state}</Text>
  </View>
);

const Points = ({ points, figure }: Pick<TranscriptModel, 'points' | 'figure'>) => (
  <View style={styles.section}>
    <Text style={[styles.title, styles.aside]}>Points by year</Text>
    <View style={styles.body}>
      {points.map(({ year, body, points: sum }) => (
        <View key={`${year} ${body}`} style={styles.row} wrap={false}>
          <Text style={[styles.muted, { width: WIDTHS.year }]}>{year}</Text>
          <Fitted width={WIDTHS.body} size={SIZE}>
            {body}
          </Fitted>
          <Text style={styles.sum}>{sum}</Text>
        </View>
      ))}
      <View style={[styles.row, styles.strong]} wrap={false}>
        <Text style={{ width: WIDTHS.year + WIDTHS.body }}>All certificates, each once</Text>
        <Text style={styles.sum}>{figure.sum}</Text>
      </View>
    </View>
  </View>
);

const Transcript = ({ transcript }: { transcript: TranscriptModel }) => {
  const { brand, date, issuer, person, figure, certificates, points } = transcript;
  return (
    <Sheet kind="Transcript" number={date} brand={brand} issuer={issuer[0] ?? ''}>
      <Figure figure={figure} date={date} />
      <Parties from={issuer} to={person} />
      <View style={styles.table}>
        <Text style={styles.title}>Certificates</Text>
        <Certificate row={HEAD} />
        {certificates.map((row) => (
          <Certificate key={row.number} row={row} />
        ))}
      </View>
      {points.length > 0 && <Points points={points} figure={figure} />}
    </Sheet>
  );
};

/** All certificates of one person as a PDF of A4 pages. */
export const renderTranscript = (transcript: TranscriptModel): Promise<Buffer> =>
  renderToBuffer(<Transcript transcript={transcript} />);

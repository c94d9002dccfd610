import { Path, renderToBuffer, Svg, Text, View } from '@react-pdf/renderer';
import { INK } from '#server/platform/paper/colours.ts';
import { Fitted } from '#server/platform/paper/fitted.tsx';
import { Sheet } from '#server/platform/paper/sheet.tsx';
import { signaturePath } from './signature-path.ts';
import type { SignatureSheetModel, SignatureSheetRow } from './signature-sheet.model.ts';
import { GAP, SIGNATURE, SIZE, styles, WIDTHS } from './signature-sheet.style.ts';

/** What each page says by itself: pages get parted. */
const Head = ({ sheet }: { sheet: SignatureSheetModel }) => {
  const facts = [
    { label: 'Day', value: `${sheet.day}, ${sheet.date}` },
    { label: 'Hours', value: sheet.hours },
    { label: 'Venue', value: sheet.venue },
    { label: 'Instructors', value: sheet.instructors },
  ];
  return (
    <View>
      <View style={styles.course}>
        <Fitted width={WIDTHS.course} size={14} weight={600}>
          {sheet.course}
        </Fitted>
      </View>
      <View style={styles.facts}>
        {facts.map(({ label, value }) => (
          <View key={label} style={styles.fact}>
            <Text style={styles.label}>{label}</Text>
            <Fitted width={WIDTHS.fact} size={SIZE}>
              {value}
            </Fitted>
          </View>
        ))}
      </View>
      <View style={styles.columns}>
        <Text style={{ width: WIDTHS.number + GAP + WIDTHS.name }}>Participant</Text>
        <Text style={{ width: WIDTHS.time }}>Arrived</Text>
        <Text style={{ width: WIDTHS.time }}>Left</Text>
        <Text style={{ width: WIDTHS.noted }}>Noted by</Text>
        <Text style={{ width: WIDTHS.signature }}>Signature</Text>
      </View>
    </View>
  );
};

const Signature = ({ path }: { path: string | null }) => (
  <View style={styles.box}>
    {path !== null && (
      <View style={styles.drawn}>
        <Svg width={SIGNATURE.width} height={SIGNATURE.height} viewBox="0 0 1000 300">
          <Path
            d={path}
            stroke={INK}
            strokeWidth={9}
            strokeLinecap="round"
            strokeLinejoin="round"
            fill="none"
          />
        </Svg>
      </View>
    )}
  </View>
);

const Participant = ({ row, number }: { row: SignatureSheetRow; number: number }) => (
  <View style={styles.row} wrap={false}>
    <Text style={[styles.muted, { width: WIDTHS.number }]}>{number}</Text>
    <Fitted width={WIDTHS.name} size={SIZE} weight={600}>
      {row.name}
    </Fitted>
    <Text style={{ width: WIDTHS.time }}>{row.arrived}</Text>
    <Text style={{ width: WIDTHS.time }}>{row.left}</Text>
    <Text style={{ width: WIDTHS.noted }}>{row.noted}</Text>
    <Signature path={row.signature === null ? null : signaturePath(row.signature)} />
  </View>
);

const SignatureSheet = ({ sheet }: { sheet: SignatureSheetModel }) => (
  <Sheet
    kind="Signature sheet"
    number={sheet.code}
    brand={sheet.brand}
    issuer={sheet.issuer}
    head={<Head sheet={sheet} />}
  >
    {sheet.participants
      .map((row, at) => ({ row, number: at + 1 }))
      .map(({ row, number }) => (
        <Participant key={number} row={row} number={number} />
      ))}
    <View style={styles.totals} wrap={false}>
      {sheet.totals.map(({ label, value }) => (
        <View key={label} style={styles.total}>
          <Text style={styles.muted}>{label}</Text>
          <Text style={styles.strong}>{value}</Text>
        </View>
      ))}
    </View>
  </Sheet>
);

/** Who was there on a day, as a PDF of A4 pages to be signed or already signed. */
export const renderSignatureSheet = (sheet: SignatureSheetModel): Promise<Buffer> =>
  renderToBuffer(<SignatureSheet sheet={sheet} />);

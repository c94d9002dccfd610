import { Document, Page, Path, renderToBuffer, Svg, Text, View } from '@react-pdf/renderer';
import QRCode from 'qrcode';
import { INK, MUTED, SIGNAL } from '#server/platform/paper/colours.ts';
import { Words } from '#server/platform/paper/words.tsx';
import type { CertificateDocument, CertificatePage, Qr } from './certificate.model.ts';
import { type CertificateData, certificateDocument } from './certificate.present.ts';
import { INNER, nameSize, QR, RULER, SIDE, styles, titleSize, UNIT } from './certificate.style.ts';

/** Where a page begins to be read: all places of the Arabic one are those of the other, mirrored. */
type Side = { isRight: boolean };
const aligned = ({ isRight }: Side) =>
  isRight ? ({ textAlign: 'right', direction: 'rtl' } as const) : ({ textAlign: 'left' } as const);
const row = ({ isRight }: Side) => ({ flexDirection: isRight ? 'row-reverse' : 'row' }) as const;
const atStart = ({ isRight }: Side) => (isRight ? { right: SIDE } : { left: SIDE });
const atEnd = ({ isRight }: Side) => (isRight ? { left: SIDE } : { right: SIDE });

const Top = ({ page: { brand, kind }, side }: { page: CertificatePage; side: Side }) => {
  const [first, ...rest] = brand.split(' ');
  const across = side.isRight ? 'left' : 'right';
  return (
    <View style={[styles.top, row(side)]}>
      <View style={[styles.brand, row(side)]}>
        <View style={styles.needle} />
        <Text>
          <Text style={{ fontWeight: 600 }}>{first}</Text> {rest.join(' ')}
        </Text>
      </View>
      <Words style={[styles.kind, { ...aligned(side), textAlign: across }]}>{kind}</Words>
    </View>
  );
};

const DIVISIONS = 48;

/** The year, with the needle at the day of issue. */
const YearRuler = ({ at, side: { isRight } }: { at: number; side: Side }) => {
  const ticks = Array.from({ length: DIVISIONS + 1 }, (_, index) => {
    const x = (index * RULER) / DIVISIONS;
    return `M${x} ${1.6 * UNIT}v${(index % 4 === 0 ? -0.8 : -0.5) * UNIT}`;
  });
  const x = (isRight ? 1 - at : at) * RULER;
  return (
    <Svg
      width={RULER}
      height={1.7 * UNIT}
      style={{ marginTop: 1.6 * UNIT, marginLeft: isRight ? INNER - RULER : 0 }}
    >
      <Path d={ticks.join('')} stroke={MUTED} strokeWidth={0.5} />
      <Path d={`M${x} 0v${1.6 * UNIT}`} stroke={SIGNAL} strokeWidth={0.25 * UNIT} />
    </Svg>
  );
};

const Body = ({ page, side }: { page: CertificatePage; side: Side }) => (
  <View style={styles.body}>
    <Words style={[styles.muted, aligned(side)]}>{page.before}</Words>
    <Words style={[styles.name, aligned(side), { fontSize: nameSize(page.name.length) }]}>{page.name}</Words>
    <Words style={[styles.muted, aligned(side)]}>{page.after}</Words>
    <Words
      style={[
        styles.title,
        aligned(side),
        { fontSize: titleSize(page.title.length), alignSelf: side.isRight ? 'flex-end' : 'flex-start' },
      ]}
    >
      {page.title}
    </Words>
    {page.details.map((line) => (
      <Words
        key={line}
        style={[styles.beside, aligned(side), { alignSelf: side.isRight ? 'flex-end' : 'flex-start' }]}
      >
        {line}
      </Words>
    ))}
    <YearRuler at={page.dayInYear} side={side} />
  </View>
);

const Facts = ({ page, side }: { page: CertificatePage; side: Side }) => (
  <View style={[styles.facts, row(side), atStart(side)]}>
    {page.facts.map(({ label, value }) => (
      <View key={label} style={styles.fact}>
        <Words style={[styles.label, aligned(side)]}>{label}</Words>
        <Words style={[styles.value, aligned(side)]}>{value}</Words>
      </View>
    ))}
  </View>
);

/** Four squares on each side stay white, as readers ask for. */
const QUIET = 4;

/** A run of dark squares is one rectangle: what is drawn square by square shows seams. */
const QrCode = ({ qr: { size, isDark } }: { qr: Qr }) => {
  const square = QR / (size + 2 * QUIET);
  const rects: string[] = [];
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const from = x;
      while (x < size && isDark(y, x)) x++;
      if (x > from)
        rects.push(
          `M${(from + QUIET) * square} ${(y + QUIET) * square}h${(x - from) * square}v${square}h${(from - x) * square}z`,
        );
    }
  return (
    <Svg width={QR} height={QR}>
      <Path d={rects.join('')} fill={INK} />
    </Svg>
  );
};

const Code = ({ page: { qr, verify }, side }: { page: CertificatePage; side: Side }) => (
  <View style={[styles.code, atEnd(side)]}>
    {qr && <QrCode qr={qr} />}
    <Words style={[styles.codeWords, aligned(side)]}>{verify.words}</Words>
    <Words style={[styles.codeWords, { textAlign: side.isRight ? 'right' : 'left' }]}>{verify.address}</Words>
    <Words style={[styles.number, { textAlign: side.isRight ? 'right' : 'left' }]}>{verify.number}</Words>
  </View>
);

const Foot = ({ page: { signatories }, side }: { page: CertificatePage; side: Side }) => {
  const width = (INNER - 3 * UNIT * (signatories.length - 1)) / signatories.length;
  return (
    <View style={[styles.foot, row(side)]}>
      {signatories.map(({ name, role }) => (
        <View key={name} style={[styles.signatory, { width }]}>
          <Words style={[styles.signed, aligned(side), { width }]}>{name}</Words>
          <Words style={[aligned(side), { width }]}>{role}</Words>
        </View>
      ))}
    </View>
  );
};

const Sheet = ({ page }: { page: CertificatePage }) => {
  const side = { isRight: page.language === 'ar' };
  return (
    <Page size="A4" orientation="landscape" style={styles.page}>
      <Top page={page} side={side} />
      <Body page={page} side={side} />
      <Facts page={page} side={side} />
      <Code page={page} side={side} />
      <Foot page={page} side={side} />
    </Page>
  );
};

const Paper = ({ paper: { title, author, createdOn, pages } }: { paper: CertificateDocument }) => (
  <Document
    title={title}
    author={author}
    language="en"
    creationDate={new Date(createdOn)}
    modificationDate={new Date(createdOn)}
  >
    {pages.map((page) => (
      <Sheet key={page.language} page={page} />
    ))}
  </Document>
);

const qrOf = (text: string): Qr => {
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: 'M' }).modules;
  return { size, isDark: (line, column) => data[line * size + column] === 1 };
};

/** A certificate as a PDF of two pages of A4 across; the same certificate gives the same bytes. */
export const renderCertificate = (data: CertificateData): Promise<Buffer> => {
  const qr = data.snapshot.hasQr ? qrOf(data.verifyUrl) : null;
  return renderToBuffer(<Paper paper={certificateDocument(data, qr)} />);
};

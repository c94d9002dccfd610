import { Document, Page, Path, renderToBuffer, Svg, Text, View } from '@react-pdf/renderer';
import { CONTROL, INK, SIGNAL } from '#server/platform/paper/colours.ts';
import { FAMILIES } from '#server/platform/paper/fonts.ts';
import { ascentOf } from '#server/platform/paper/lines.ts';
import { Words } from '#server/platform/paper/words.tsx';
import { type Item, type Line, PAGE } from './certificate.blocks.ts';
import { layOut } from './certificate.layout.ts';
import type { CertificateModel } from './certificate.model.ts';
import { type CertificateData, certificateModel } from './certificate.present.ts';

const UNIT = 841.89 / PAGE.width;
/** A place of the design in points. */
const at = (x: number, y: number, width: number) =>
  ({ position: 'absolute', left: x * UNIT, top: y * UNIT, width: width * UNIT }) as const;

/** Lines are as wide as they are, and never broken again: their box is a little wider than their place. */
const SPARE = 1;

const TextLine = ({ line }: { line: Line }) => {
  const { x, y, width, text, style, align, isFromRight, isStrong } = line;
  const { size, weight, colour, tracking = 0 } = style;
  const top = y - ascentOf(text, weight) * size;
  const place = at(align === 'left' ? x : x - SPARE, top, width + SPARE);
  const font = {
    fontSize: size * UNIT,
    lineHeight: 1,
    fontWeight: weight,
    letterSpacing: tracking * size * UNIT,
    color: colour,
  };
  const direction = isFromRight === null ? {} : { isFromRight };
  if (!isStrong)
    return (
      <Words style={{ ...place, ...font, textAlign: align }} {...direction}>
        {text}
      </Words>
    );
  const [first = '', ...rest] = text.split(' ');
  return (
    <Text style={{ ...place, ...font, textAlign: align }}>
      <Words style={{ fontWeight: 600, textAlign: align }}>{first}</Words>{' '}
      <Words style={{ textAlign: align }}>{rest.join(' ')}</Words>
    </Text>
  );
};

/** A run of dark squares is one rectangle, and all are one shape: what is drawn square by square shows seams. */
const Code = ({ code: { x, y, width, modules } }: { code: Extract<Item, { kind: 'code' }> }) => {
  const runs = modules.flatMap((row, line) =>
    [
      ...row
        .map((dark) => (dark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ index, 0: { length } }) => `M${index} ${line}h${length}v1h-${length}z`),
  );
  return (
    <Svg
      viewBox={`0 0 ${modules.length} ${modules.length}`}
      style={{ ...at(x, y, width), height: width * UNIT }}
    >
      <Path d={runs.join('')} fill={INK} />
    </Svg>
  );
};

const MONTHS = 12;
const IN_MONTH = 4;
const TICK = { wide: 0.1, month: 1.2, week: 0.6 };
const NEEDLE = 0.28;

/** The year: a long stroke where a month begins, short ones between, and the needle at the day. */
const Year = ({ year: { x, y, width, height, share } }: { year: Extract<Item, { kind: 'year' }> }) => {
  const count = MONTHS * IN_MONTH;
  const ticks = Array.from({ length: count + 1 }, (_, index) => {
    const long = index % IN_MONTH === 0 ? TICK.month : TICK.week;
    return `M${(index * (width - TICK.wide)) / count} ${height}h${TICK.wide}v${-long}h${-TICK.wide}z`;
  });
  const needle = (width - TICK.wide) * share + (TICK.wide - NEEDLE) / 2;
  return (
    <Svg viewBox={`0 0 ${width} ${height}`} style={{ ...at(x, y, width), height: height * UNIT }}>
      <Path d={ticks.join('')} fill={CONTROL} />
      <Path d={`M${needle} 0h${NEEDLE}v${height}h${-NEEDLE}z`} fill={SIGNAL} />
    </Svg>
  );
};

const Drawn = ({ item }: { item: Item }) => {
  if (item.kind === 'line') return <TextLine line={item} />;
  if (item.kind === 'code') return <Code code={item} />;
  if (item.kind === 'year') return <Year year={item} />;
  const { x, y, width, height, colour } = item;
  return <View style={{ ...at(x, y, width), height: height * UNIT, backgroundColor: colour }} />;
};

const Certificate = ({ model }: { model: CertificateModel }) => {
  const [first] = model.pages;
  return (
    <Document
      title={`${first?.kind} ${model.number}`}
      author={first?.issuer.name}
      language="en"
      creationDate={new Date(model.issuedOn)}
    >
      {layOut(model).map((items, index) => (
        <Page
          key={model.pages[index]?.language}
          size="A4"
          orientation="landscape"
          style={{ fontFamily: FAMILIES }}
        >
          {items.map((item) => (
            <Drawn key={`${item.kind} ${item.x} ${item.y}`} item={item} />
          ))}
        </Page>
      ))}
    </Document>
  );
};

/** A certificate as a PDF of a page of A4 across for each language; the same certificate gives the same bytes. */
export const renderCertificate = (data: CertificateData): Promise<Buffer> =>
  renderToBuffer(<Certificate model={certificateModel(data)} />);

import { scaleBand, scaleLinear } from 'd3-scale';
import { line, stack, stackOffsetDiverging } from 'd3-shape';
import { cx } from '../cx.ts';

export interface Series {
  key: string;
  /** Its fill and edge. */
  className: string;
}

export interface Step {
  key: string;
  label: string;
  /** By the key of a series; one that is below zero hangs from the line of zero. */
  values: Readonly<Record<string, number>>;
  total: number;
  /** What a dotted line tells beside it. */
  before: number;
}

interface StackedBarsProps {
  /** What it shows, in words; a table with the same figures stands beside it. */
  label: string;
  series: readonly Series[];
  steps: readonly Step[];
  /** A value as the axis says it. */
  text: (value: number) => string;
  /** Of the drawing, which is as wide as there is room. */
  width: number;
  className?: string;
}

const HEIGHT = 220;
const EDGE = { top: 20, end: 8, bottom: 26, start: 40 };
/** The room that a label below a bar asks for. */
const LABEL = 46;

function scalesOf({ steps, width }: StackedBarsProps) {
  const tops = steps.flatMap(({ values, before, total }) => [
    before,
    total,
    Object.values(values).reduce((sum, one) => sum + Math.max(one, 0), 0),
    Object.values(values).reduce((sum, one) => sum + Math.min(one, 0), 0),
  ]);
  const x = scaleBand(
    steps.map(({ key }) => key),
    [EDGE.start, width - EDGE.end],
  ).padding(0.35);
  const highest = Math.max(...tops, 0);
  const y = scaleLinear(
    [Math.min(...tops, 0), highest === 0 ? 1 : highest],
    [HEIGHT - EDGE.bottom, EDGE.top],
  );
  return { x, y: y.nice(4), isEmpty: tops.every((one) => one === 0) };
}

type Scales = ReturnType<typeof scalesOf>;

/** Drawn on the server as it is in the browser. */
export function StackedBars(props: StackedBarsProps) {
  const { label, width, className } = props;
  const scales = scalesOf(props);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      className={cx('h-auto w-full max-w-[820px]', className)}
    >
      <Grid {...props} scales={scales} />
      <Bars {...props} scales={scales} />
      <Before {...props} scales={scales} />
      <Labels {...props} scales={scales} />
    </svg>
  );
}

type PartProps = StackedBarsProps & { scales: Scales };

function Grid({ text, width, scales: { y, isEmpty } }: PartProps) {
  const ticks = isEmpty ? [0] : y.ticks(4);
  return ticks.map((tick) => (
    <g key={tick}>
      <line
        x1={EDGE.start}
        x2={width - EDGE.end}
        y1={y(tick)}
        y2={y(tick)}
        className={tick === 0 ? 'stroke-ink' : 'stroke-hairline'}
      />
      <text x={EDGE.start - 8} y={y(tick) + 4} textAnchor="end" className="num fill-muted text-[12px]">
        {text(tick)}
      </text>
    </g>
  ));
}

function Bars({ series, steps, scales: { x, y } }: PartProps) {
  const layers = stack<Step>()
    .keys(series.map(({ key }) => key))
    .value(({ values }, key) => values[key] ?? 0)
    .offset(stackOffsetDiverging)([...steps]);
  return layers.map((layer, at) => (
    <g key={layer.key} className={series[at]?.className}>
      {layer.map((piece) => (
        <rect
          key={piece.data.key}
          x={x(piece.data.key)}
          y={y(piece[1])}
          width={x.bandwidth()}
          height={Math.max(0, y(piece[0]) - y(piece[1]))}
        />
      ))}
    </g>
  ));
}

function Before({ steps, scales: { x, y } }: PartProps) {
  if (steps.every(({ before }) => before === 0)) return null;
  const path = line<Step>(
    ({ key }) => (x(key) ?? 0) + x.bandwidth() / 2,
    ({ before }) => y(before),
  )([...steps]);
  return <path d={path ?? ''} fill="none" strokeDasharray="2 3" className="stroke-ink" />;
}

/** Below, as many as there is room for, the last among them; above, that of the highest bar. */
function Labels({ steps, text, width, scales: { x, y } }: PartProps) {
  const every = Math.ceil((steps.length * LABEL) / (width - EDGE.start - EDGE.end));
  const highest = steps.reduce((best, one) => (one.total > best.total ? one : best), steps[0] as Step);
  const middle = ({ key }: Step) => (x(key) ?? 0) + x.bandwidth() / 2;
  return (
    <g textAnchor="middle" className="num text-[12px]">
      {steps.map((step, at) =>
        (steps.length - 1 - at) % every === 0 ? (
          <text key={step.key} x={middle(step)} y={HEIGHT - 8} className="fill-muted">
            {step.label}
          </text>
        ) : null,
      )}
      {highest.total > 0 && (
        <text x={middle(highest)} y={y(highest.total) - 7} className="fill-ink font-strong">
          {text(highest.total)}
        </text>
      )}
    </g>
  );
}

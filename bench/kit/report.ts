import { cpus, loadavg, totalmem } from 'node:os';

/** The value below which `share` of the values lie; the nearest one that was measured. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((one, other) => one - other);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new Error('nothing was measured');
  return value;
};

export const median = (values: readonly number[]): number => percentile(values, 0.5);

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** Three digits that mean something are enough: the next run differs in the third. */
export const figure = (value: number, unit = ''): string => {
  const text = Math.abs(value) >= 100 ? number.format(value) : value.toFixed(Math.abs(value) >= 10 ? 1 : 2);
  return unit === '' ? text : `${text} ${unit}`;
};

export const megabytes = (bytes: number): string => figure(bytes / 1024 ** 2, 'MB');
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** A Markdown table: the first column says what, the others are figures. */
export const printTable = (headings: readonly string[], rows: readonly (readonly string[])[]): void => {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = headings.map((_, index) => (index === 0 ? '---' : '---:'));
  console.log(['', line(headings), line(rule), ...rows.map(line), ''].join('\n'));
};

/** What the figures depend on: without it they say nothing. */
export const describeMachine = (): string => {
  const cores = cpus();
  const memory = figure(totalmem() / 1024 ** 3, 'GB');
  const [load = 0] = loadavg();
  return [
    new Date().toISOString().slice(0, 16).replace('T', ' '),
    `${cores[0]?.model.trim() ?? 'unknown processor'}, ${cores.length} cores, ${memory}`,
    `Node ${process.version} on ${process.platform} ${process.arch}`,
    `load before the start ${load.toFixed(2)}`,
  ].join(' · ');
};

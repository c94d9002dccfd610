import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { optionalText, requiredText } from '#contracts/fields.ts';
import { fieldError } from '#server/calls/app-error.ts';
import { unwritable } from '#server/platform/paper/unwritable.ts';

const day = (label: string) => z.iso.date(`${label} must be a day as 2024-05-31`);
const number = (label: string, max: number) =>
  z.coerce.number(`${label} must be a number`).min(0).max(max, `${label} is too large`);

const earlier = z
  .object({
    number: requiredText('Number', 80),
    name: requiredText('Name', 200),
    email: optionalText(254),
    course: requiredText('Course', 200),
    code: optionalText(40),
    issued: day('Issued'),
    expires: z.union([z.literal('').transform(() => null), day('Expires')]).default(null),
    hours: number('Hours', 2000).default(0),
    points: z.union([z.literal('').transform(() => null), number('Points', 1000)]).default(null),
    body: optionalText(160),
  })
  .refine(({ issued, expires }) => expires === null || expires >= issued, {
    path: ['expires'],
    message: 'Expires must not be before issued',
  });
export type Earlier = z.output<typeof earlier>;

const MOST_ROWS = 5000;
const TOLD = 20;

/** A list of earlier certificates; whatever is wrong with it is told by row, as they are counted in a spreadsheet. */
export const readEarlierList = async (csv: string): Promise<Earlier[]> => {
  const rows = parseRows(csv);
  if (rows.length === 0) throw fieldError('csv', 'There is no row below the names of the columns');
  if (rows.length > MOST_ROWS) throw fieldError('csv', `At most ${MOST_ROWS} rows can be taken over at once`);
  const problems: string[] = [];
  const read: Earlier[] = [];
  for (const [at, row] of rows.entries()) {
    const { data, error } = earlier.safeParse(row);
    const missing = await unwritable(data?.name ?? '');
    if (data) read.push(data);
    if (error) problems.push(`row ${at + 2}: ${error.issues[0]?.message ?? 'cannot be read'}`);
    if (missing.length > 0)
      problems.push(`row ${at + 2}: Name has letters that cannot be printed: ${missing.join(' ')}`);
  }
  const numbers = read.map(({ number }) => number);
  const twice = numbers.find((one, at) => numbers.indexOf(one) !== at);
  if (twice) problems.push(`the number ${twice} stands there twice`);
  if (problems.length > 0)
    throw fieldError('csv', `Nothing was taken over: ${problems.slice(0, TOLD).join('; ')}`);
  return read;
};

const parseRows = (csv: string): Record<string, string>[] => {
  try {
    return parse(csv, {
      columns: (names: string[]) => names.map((name) => name.trim().toLowerCase()),
      bom: true,
      trim: true,
      skip_empty_lines: true,
      delimiter: [',', ';', '\t'],
    });
  } catch (error) {
    throw fieldError('csv', `This cannot be read as CSV: ${(error as Error).message}`);
  }
};

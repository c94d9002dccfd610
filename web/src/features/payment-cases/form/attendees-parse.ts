export interface Attendee {
  name: string;
  email: string;
  phone: string;
}

export interface PastedAttendees {
  attendees: Attendee[];
  /** The lines that are not an attendee, by their number as it was pasted. */
  rejected: { line: number; text: string; reason: string }[];
}

/**
 * Lines as a spreadsheet or a mail has them: name, email, phone, separated by tabs, semicolons or commas. What stands
 * before the address is the name, also where it has several columns; an address that comes first has the name after
 * it. Blank lines and a line of headings are passed over.
 */
export function parseAttendees(text: string): PastedAttendees {
  const found: PastedAttendees = { attendees: [], rejected: [] };
  let isFirst = true;
  for (const [index, line] of text.split(/\r\n|\n|\r/).entries()) {
    const cells = cellsOf(line);
    if (cells.every((cell) => cell === '')) continue;
    const isHeading = isFirst && isHeadingLine(cells);
    isFirst = false;
    if (isHeading) continue;
    const attendee = readCells(cells);
    if (typeof attendee === 'string')
      found.rejected.push({ line: index + 1, text: line.trim(), reason: attendee });
    else found.attendees.push(attendee);
  }
  return found;
}

const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s.]{2,}$/;
const HEADING = /\b(names?|e-?mails?|attendees?|phones?|mobiles?|telephones?)\b/i;

const isHeadingLine = (cells: readonly string[]) =>
  cells.some((cell) => HEADING.test(cell)) && !cells.some((cell) => cell.includes('@'));

/** The attendee, or why the line is none. */
function readCells(cells: readonly string[]): Attendee | string {
  const at = cells.findIndex((cell) => cell.includes('@'));
  const email = cells[at];
  if (email === undefined) return 'has no email';
  if (!EMAIL.test(email)) return 'has no valid email';
  const before = cells.slice(0, at).filter(Boolean).join(' ');
  const after = cells.slice(at + 1);
  const name = before || (after.shift() ?? '');
  if (name === '') return 'has no name';
  return { name, email, phone: after.find(Boolean) ?? '' };
}

/** A separator between quotes is a part of the cell; quotes within it are doubled. */
function cellsOf(line: string): string[] {
  const separator = separatorOf(line);
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const sign = line.charAt(at);
    if (sign === '"' && isQuoted && line.charAt(at + 1) === '"') {
      cell += sign;
      at += 1;
    } else if (sign === '"' && (isQuoted || cell.trim() === '')) {
      isQuoted = !isQuoted;
    } else if (sign === separator && !isQuoted) {
      cells.push(cell.trim());
      cell = '';
    } else {
      cell += sign;
    }
  }
  return [...cells, cell.trim()];
}

/** The first of tab, semicolon and comma that the line has outside of quotes. */
function separatorOf(line: string): string {
  const bare = line.replace(/"(?:[^"]|"")*"/g, '');
  return ['\t', ';', ','].find((sign) => bare.includes(sign)) ?? ',';
}

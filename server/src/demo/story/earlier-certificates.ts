import { addDays, type LocalDate } from '#domain/time/local-date.ts';
import { demoAccountOf } from '../accounts.ts';
import { granted } from '../actors.ts';
import type { Office } from '../runs/play-course-act.ts';

type Earlier = {
  name: string;
  email: string;
  course: string;
  code: string;
  days: number;
  lasts: number;
  points: number;
};

/** Given before the academy kept its own: one that ran out, one that soon will, one that was taken back. */
const EARLIER: readonly Earlier[] = [
  {
    ...{ name: 'Clara Weiss', email: demoAccountOf('learner').email },
    ...{ course: 'Basic Life Support for Clinics', code: 'BLS-14', days: 1_130, lasts: 1_095, points: 6 },
  },
  {
    ...{ name: 'Clara Weiss', email: demoAccountOf('learner').email },
    ...{ course: 'Laser Safety Refresher', code: 'LSO-2', days: 680, lasts: 730, points: 4.5 },
  },
  {
    ...{ name: 'Jonas Brandt', email: 'jonas.brandt@example.com' },
    ...{ course: 'Laser Safety Refresher', code: 'LSO-2', days: 680, lasts: 730, points: 4.5 },
  },
];
const REVOKED = 'AA-0003';

/** Staff take over what was kept in a list, and revoke what had been given by mistake. */
export const takeOverCertificates = async (
  { stage, staff }: Pick<Office, 'stage' | 'staff'>,
  today: LocalDate,
): Promise<void> => {
  const rows = EARLIER.map(({ name, email, course, code, days, lasts, points }, at) => {
    const issued = addDays(today, -days);
    return [`AA-000${at + 1}`, name, email, course, code, issued, addDays(issued, lasts), 8, points, ''].join(
      ',',
    );
  });
  const api = stage.as(staff);
  const csv = ['number,name,email,course,code,issued,expires,hours,points,body', ...rows].join('\n');
  await granted(api.call('importCertificates', { csv }));
  const { certificates } = await granted(api.call('adminListCertificates', { q: REVOKED }));
  const numbers = certificates.map(({ number }) => number);
  await granted(
    api.call('revokeCertificates', { numbers, reason: 'Issued for another person of the same name' }),
  );
};

import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { AnswerOf, RequestOf } from '#contracts/endpoint.ts';
import { listJournals } from '#contracts/reporting/admin-journal.ts';
import { listPayments } from '#contracts/reporting/admin-payments.ts';
import { reportEndpoints as calls, REVENUE_BY } from '#contracts/reporting/admin-reports.ts';
import { SALE_KINDS } from '#domain/payments/sale-kind.ts';
import { dayOf, presenceOn } from '#server/modules/attendance/index.ts';
import { given } from '#server/testing/given.ts';
import { createLoadedDemo } from '#server/testing/worlds/loaded-demo.ts';

const demo = given(createLoadedDemo);
const staff = given(() => demo.signInAs('Staff'));

type Calls = typeof calls;
const read = async <E extends Calls[Exclude<keyof Calls, 'getReportChoices'>]>(
  endpoint: E,
  query: RequestOf<E>,
): Promise<AnswerOf<E>['report']> => {
  const { answer } = await staff.call(endpoint, query, staff.caller);
  if (!answer.success) throw new Error(JSON.stringify(answer));
  return (endpoint.response.parse(answer) as AnswerOf<E>).report;
};
const paymentsOf = async (query: RequestOf<typeof listPayments>) => {
  const { answer } = await staff.call(listPayments, query, staff.caller);
  return listPayments.response.parse(answer).total;
};
const ALL = { from: '2020-01-01', to: '2029-12-31' } as const;
const rowsOf = <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  demo.rowsOf<Row>(query);

describe('revenue', () => {
  test.each(REVENUE_BY)('by %s is what the payments of each row add up to', async (by) => {
    const { rows, total, rowCount } = await read(calls.getRevenueReport, { ...ALL, by });
    expect(rows.length).toBe(rowCount);
    expect(rows.length).toBeGreaterThan(1);
    expect({ count: total.payments, eur: total.eur }).toEqual(await paymentsOf(ALL));
    for (const { key, payments, eur, receivedEur, returnedEur } of rows) {
      const asked = by === 'month' ? { from: `${key}-01`, to: lastDayOf(key) } : { ...ALL, [by]: key };
      expect({ key, ...(await paymentsOf(asked)) }).toEqual({ key, count: payments, eur });
      expect(receivedEur + returnedEur).toBe(eur);
    }
  });

  test('of a part is what its payments add up to, however it is cut', async () => {
    const { rows: cities } = await read(calls.getRevenueReport, { ...ALL, by: 'city' });
    for (const kind of SALE_KINDS)
      for (const { key: city } of cities) {
        const asked = { ...ALL, kind, city };
        const { total } = await read(calls.getRevenueReport, { ...asked, by: 'instructor' });
        expect({ count: total.payments, eur: total.eur }).toEqual(await paymentsOf(asked));
      }
  });

  test('of a course asks for its code in whatever case', async () => {
    const { rows } = await read(calls.getRevenueReport, { ...ALL, by: 'course' });
    const [first] = rows;
    const asked = { ...ALL, course: first?.key.toLowerCase() ?? '' };
    expect((await read(calls.getRevenueReport, asked)).total.eur).toBe(first?.eur);
    expect((await read(calls.getRevenueReport, { ...ALL, course: 'no such code' })).total.payments).toBe(0);
  });
});

const lastDayOf = (month: string) =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10);

describe('receivables', () => {
  const LEDGER = sql`
    select coalesce(o.reference, p.number) as name, sum(l.amount)::int as eur
    from journals j join journal_lines l on l.journal_id = j.id
    left join line_changes c on j.owner_kind = 'line-change' and c.id = j.owner_id
    left join orders o on o.id = case when j.owner_kind = 'order' then j.owner_id else c.order_id end
    left join payment_cases p on j.owner_kind = 'case' and p.id = j.owner_id
    where l.account = 'receivable' group by 1 having sum(l.amount) <> 0`;

  test('are what the ledger says of each order and case', async () => {
    const { rows, total } = await read(calls.getReceivablesReport, {});
    const ledger = await rowsOf<{ name: string; eur: number }>(LEDGER);
    const byName = (all: { name: string; eur: number }[]) =>
      all.toSorted((a, b) => (a.name < b.name ? -1 : 1));
    expect(rows.length).toBeGreaterThan(0);
    expect(byName(rows.map(({ sale, eur }) => ({ name: sale.name, eur })))).toEqual(byName(ledger));
    for (const row of [...rows, total])
      expect(row.notDue + row.to30 + row.to60 + row.to90 + row.over90).toBe(row.eur);
  });

  test('are told apart by what they are of, and none is lost', async () => {
    const { total } = await read(calls.getReceivablesReport, {});
    const cases = await read(calls.getReceivablesReport, { kind: 'PaymentCase' });
    const courses = await Promise.all(
      (['InPersonCourse', 'OnlineLiveTraining', 'ELearningCourse'] as const).map((kind) =>
        read(calls.getReceivablesReport, { kind }),
      ),
    );
    const parts = [cases, ...courses].reduce((sum, report) => sum + report.total.eur, 0);
    // An order of several kinds stands in each.
    expect(parts).toBeGreaterThanOrEqual(total.eur);
    expect(cases.rows.every(({ sale }) => sale.of === 'case')).toBe(true);
  });
});

describe('tax', () => {
  test('is what the ledger owes of it, by month', async () => {
    const { rows, total } = await read(calls.getVatReport, ALL);
    const ledger = await rowsOf<{ month: string; eur: number }>(sql`
      select to_char(j.at at time zone 'Asia/Dubai', 'YYYY-MM') as month, -sum(l.amount)::int as eur
      from journals j join journal_lines l on l.journal_id = j.id where l.account = 'tax_payable' group by 1`);
    const sums = Map.groupBy(rows, ({ month }) => month);
    const taxIn = (month: string) => (sums.get(month) ?? []).reduce((sum, { taxEur }) => sum + taxEur, 0);
    expect(ledger.length).toBeGreaterThan(1);
    for (const { month, eur } of ledger) expect([month, taxIn(month)]).toEqual([month, eur]);
    expect(total.taxEur).toBe(ledger.reduce((sum, { eur }) => sum + eur, 0));
    expect(rows.every(({ netEur, taxEur, grossEur }) => netEur + taxEur === grossEur)).toBe(true);
  });

  test('of every sale has the rate that was frozen with it, and every numbered paper is among what it is of', async () => {
    const { rows } = await read(calls.getVatReport, ALL);
    expect(new Set(rows.map(({ rateBp }) => rateBp))).toEqual(new Set([500]));
    const counted = (kind: string) =>
      rows.filter((row) => row.kind === kind).reduce((sum, { journals }) => sum + journals, 0);
    const [papers] = await rowsOf<Record<string, number>>(sql`
      select count(distinct (owner_kind, owner_id)) filter (where series = 'receipt')::int as sales,
        count(*) filter (where series = 'credit-note')::int as notes from documents`);
    expect(counted('sale-recognised')).toBeGreaterThanOrEqual(papers?.sales ?? -1);
    expect(counted('credit-issued')).toBe(papers?.notes);
  });

  test('of a row is what the lines of its journals add up to', async () => {
    const { rows } = await read(calls.getVatReport, ALL);
    for (const { month, kind, taxEur } of rows) {
      const asked = { from: `${month}-01`, to: lastDayOf(month), account: 'tax_payable', kind };
      const { answer } = await staff.call(listJournals, asked, staff.caller);
      const sums = listJournals.response.parse(answer).sums;
      expect(sums.reduce((sum, { debit, credit }) => sum + credit - debit, 0)).toBe(taxEur);
    }
  });
});

describe('settlement', () => {
  test.each(['day', 'month'] as const)('by %s is what the gateways hold by the ledger', async (by) => {
    const { rows, total } = await read(calls.getSettlementReport, { ...ALL, by });
    const ledger = await rowsOf<{ gateway: string; aed: number }>(sql`
      select substr(account, 10) as gateway, sum(amount)::int as aed from journal_lines
      where account like 'clearing:%' and currency = 'AED' group by 1`);
    for (const { gateway, aed } of ledger)
      expect(rows.find((row) => row.gateway === gateway)?.heldAed).toBe(aed);
    const { notInBooksAed, ...changes } = total;
    expect(Object.values(changes).reduce((sum, aed) => sum + aed, 0)).toBe(
      ledger.reduce((sum, { aed }) => sum + aed, 0),
    );
    // The stand-in gateway keeps no books.
    expect(notInBooksAed).toBe(total.capturedAed);
  });

  test('of later days begins with what was held before', async () => {
    const { rows: whole } = await read(calls.getSettlementReport, { ...ALL, by: 'day' });
    const from = whole[Math.floor(whole.length / 2)]?.step ?? '';
    const { rows } = await read(calls.getSettlementReport, { ...ALL, from, by: 'day' });
    expect(rows).toEqual(whole.filter(({ step }) => step >= from));
  });
});

describe('attendance', () => {
  type Place = {
    courseId: string;
    enrolmentId: string;
    sessionId: string;
    date: string;
    start: string;
    end: string;
  };
  const PLACES = sql`
    select e.course_id as "courseId", e.id as "enrolmentId", s.id as "sessionId", s.date::text as date,
      s.start_time as start, s.end_time as end, r.zone
    from enrolments e join course_runs r on r.course_id = e.course_id join course_sessions s on s.course_id = e.course_id
    left join live_sessions v on v.session_id = s.id where e.cancelled_at is null and v.cancelled_at is null`;

  /** What the domain says of everybody, by run. */
  const standings = async () => {
    const minutes = new Map<string, number>();
    for (const { zone, date, start, end, ...place } of await rowsOf<Place & { zone: string }>(PLACES)) {
      const day = dayOf({ date, startTime: start, endTime: end }, { zone });
      const { minutes: own } = await presenceOn(demo.database.db, place, day);
      minutes.set(place.courseId, (minutes.get(place.courseId) ?? 0) + own);
    }
    return minutes;
  };

  const expectAsInDomain = async () => {
    const known = await standings();
    const { rows, total } = await read(calls.getAttendanceReport, ALL);
    expect(rows.length).toBeGreaterThan(3);
    for (const row of rows) {
      expect([row.code, row.minutes]).toEqual([row.code, known.get(row.courseId) ?? 0]);
      expect(row.attended + row.noShows + row.notKnown).toBe(row.enrolled);
      expect(row.minutes).toBeLessThanOrEqual(row.possibleMinutes);
    }
    expect(total.minutes).toBe([...known.values()].reduce((sum, one) => sum + one, 0));
  };

  test('has the minutes that the domain counts for everybody', expectAsInDomain);

  test('has them whatever was noted, corrected and taken back, in whatever order', async () => {
    await demo.database.db.execute(sql`
      insert into attendance_marks (id, session_id, enrolment_id, kind, at, made_at, method, received_at)
      select gen_random_uuid(), s.id, e.id, (array['present', 'left', 'absent'])[1 + n * 7 % 3],
        (s.date + s.start_time::time) at time zone r.zone + (n * 37 % 600 - 60) * interval '1 minute',
        now() + (n * 13 % 50) * interval '1 second', (array['manual', 'correction', 'manual', 'self'])[1 + n * 5 % 4], now()
      from (select row_number() over () as place, id, course_id from enrolments where cancelled_at is null) e
      join course_runs r on r.course_id = e.course_id join course_sessions s on s.course_id = e.course_id,
      lateral (select (e.place * 31 + s.position * 17 + k * 101)::int as n from generate_series(1, e.place % 6) k) drawn`);
    await demo.database.db.execute(sql`
      insert into live_presence (id, session_id, enrolment_id, device, "from", until)
      select gen_random_uuid(), s.id, e.id, k::text, starts + (k * 20 - 30) * interval '1 minute',
        starts + (k * 20 + k % 2 * 10) * interval '1 minute'
      from enrolments e join course_runs r on r.course_id = e.course_id join live_sessions v on true
      join course_sessions s on s.id = v.session_id and s.course_id = e.course_id,
      lateral (select (s.date + s.start_time::time) at time zone r.zone as starts) hours, generate_series(1, 6) k`);
    await expectAsInDomain();
  });
});

describe('what is not answered', () => {
  test('a period of more than ten years, a day that there is not, or what the call does not know', async () => {
    const refused = [
      { from: '2016-01-01', to: '2026-01-01' },
      { from: '2026-02-30' },
      { by: 'week' },
      { instructor: "' or 1 = 1" },
    ];
    for (const query of refused)
      expect((await staff.call(calls.getRevenueReport, query as never, staff.caller)).status).toBe(400);
    const whole = { from: '2016-01-01', to: '2025-12-31' };
    expect((await staff.call(calls.getRevenueReport, whole, staff.caller)).status).toBe(200);
  });

  test('days in the wrong order find nothing', async () => {
    const { rowCount } = await read(calls.getRevenueReport, { from: '2026-02-01', to: '2026-01-01' });
    expect(rowCount).toBe(0);
  });
});

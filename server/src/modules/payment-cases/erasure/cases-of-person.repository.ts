import { and, asc, inArray, isNotNull, sql } from 'drizzle-orm';
import { DONE_BY, type Forgotten, type KeptPerson, type PersonKeeper } from '#server/calls/person-keeper.ts';
import { paymentCaseEvents, paymentCases } from '#server/db/schema/index.ts';
import { listPaperFiles } from '#server/modules/documents/index.ts';
import { findMovingMoney, forgetPayments } from '#server/modules/payments/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { caseStatusSql } from '../case-status.repository.ts';
import { CASE_KIND } from '../owner-of.ts';

const paidBy = ({ addresses }: KeptPerson) => inArray(sql`lower(${paymentCases.payerEmail})`, [...addresses]);

const idsOf = async (db: Tx | Db, person: KeptPerson): Promise<string[]> => {
  const rows = await db.select({ id: paymentCases.id }).from(paymentCases).where(paidBy(person));
  return rows.map((row) => row.id);
};

const OPEN = ['active', 'pending', 'partially_paid'];
const IS_ASKED = 'They are asked for a payment that is open. Please have it paid, or cancel it.';

/** Who was asked to pay is known by their address alone. */
export const casesOfPerson: PersonKeeper = {
  columns: {
    'payment_cases.payer_email': 'cleared',
    'payment_cases.payer_phone': 'cleared',
    'payment_cases.created_by': DONE_BY,
    'payment_case_events.actor_id': DONE_BY,
  },
  hold: async (db, person) => {
    await db
      .select({ id: paymentCases.id })
      .from(paymentCases)
      .where(paidBy(person))
      .orderBy(asc(paymentCases.id))
      .for('no key update');
  },
  findObstacles: async (db, people) => {
    const userIds = new Map(people.flatMap(({ id, addresses }) => addresses.map((address) => [address, id])));
    const email = sql<string>`lower(${paymentCases.payerEmail})`;
    const isOpen = sql<boolean>`${paymentCases.deletedAt} is null and ${inArray(caseStatusSql, OPEN)}`;
    const paid = await db
      .select({ ownerId: paymentCases.id, email, isOpen })
      .from(paymentCases)
      .where(inArray(email, [...userIds.keys()]));
    const owned = paid.map((one) => ({ ...one, userId: userIds.get(one.email) ?? '' }));
    const asked = owned.filter((one) => one.isOpen).map(({ userId }) => [userId, IS_ASKED] as const);
    return new Map([...(await findMovingMoney(db, CASE_KIND, owned)), ...asked]);
  },
  listFiles: async ({ db }, person) => listPaperFiles(db, { kind: CASE_KIND, ids: await idsOf(db, person) }),
  tell: async (db, person) => {
    const { number, title, description, payerName, payerEmail, payerPhone, entries, dueAed, appliedAed } =
      paymentCases;
    const told = {
      number,
      title,
      description,
      payerName,
      payerEmail,
      payerPhone,
      entries,
      dueAed,
      appliedAed,
    };
    return { paymentRequests: await db.select(told).from(paymentCases).where(paidBy(person)) };
  },
  forget: async ({ db }, person) => {
    const ids = await idsOf(db, person);
    await forgetPayments(db, { kind: CASE_KIND, ids }, person);
    await forgetAttendance(db, person);
    if (ids.length > 0) await forgetPayer(db, ids, person);
  },
};

const forgetPayer = async (db: Tx, ids: readonly string[], { words, pseudonym }: Forgotten) => {
  const taken = sql.param([...words]);
  const name = `${pseudonym.firstName} ${pseudonym.lastName}`;
  const blank = {
    payerPhone: '',
    billingAddress: '',
    billingCity: '',
    billingCompany: '',
    billingTaxNumber: '',
  };
  const entered = JSON.stringify({ ...blank, payerName: name, payerEmail: pseudonym.email });
  await db
    .update(paymentCases)
    .set({
      payerName: name,
      payerEmail: pseudonym.email,
      payerPhone: '',
      notes: '',
      title: sql`strike(${paymentCases.title}, ${taken}::text[])`,
      description: sql`strike(${paymentCases.description}, ${taken}::text[])`,
      entries: sql`case when jsonb_typeof(${paymentCases.entries}) = 'object' then ${paymentCases.entries} || ${entered}::jsonb end`,
    })
    .where(inArray(paymentCases.id, [...ids]));
  await db
    .update(paymentCaseEvents)
    .set({ text: sql`strike(${paymentCaseEvents.text}, ${taken}::text[])` })
    .where(inArray(paymentCaseEvents.caseId, [...ids]));
};

/** Also of cases that somebody else pays. */
const forgetAttendance = async (db: Tx, { addresses, pseudonym }: Forgotten) => {
  const anybody = sql`jsonb_array_elements(${paymentCases.attendees}) with ordinality as one(value, place)`;
  const isTheirs = sql`lower(one.value ->> 'email') = any(${sql.param([...addresses])}::text[])`;
  const name = `${pseudonym.firstName} ${pseudonym.lastName}`;
  const nobody = JSON.stringify({ name, email: pseudonym.email, phone: '' });
  await db
    .update(paymentCases)
    .set({
      attendees: sql`(select jsonb_agg(case when ${isTheirs} then ${nobody}::jsonb else one.value end order by one.place) from ${anybody})`,
    })
    .where(and(isNotNull(paymentCases.attendees), sql`exists (select from ${anybody} where ${isTheirs})`));
};

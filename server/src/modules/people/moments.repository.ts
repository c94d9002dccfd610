import { type SQL, sql } from 'drizzle-orm';
import type { Moment } from '#contracts/people/person-timeline.ts';
import {
  attendanceMarks,
  auditEntries,
  certificates,
  courses,
  enquiries,
  enrolments,
  journals,
  learningAttempts,
  lineChanges,
  mails,
  orderLines,
  orderPlaces,
  orders,
  paymentCases,
  paymentMoves,
  sessions,
  users,
} from '#server/db/schema/index.ts';
import { CHANGE_KIND, ORDER_KIND } from '../orders/index.ts';
import { CASE_KIND } from '../payment-cases/index.ts';

export type Kind = Moment['kind'];
export type Whom = { id: string; email: string };

const NOBODY = sql`''::text`;
const NOTHING = sql`null::text`;
const NO_FACTS = sql`null::jsonb`;

type Columns = {
  id: SQL;
  at: SQL;
  what: SQL;
  title: SQL;
  by?: SQL;
  ref?: SQL;
  eur?: SQL;
  before?: SQL;
  after?: SQL;
};
const select = (kind: Kind, { id, at, what, title, ...more }: Columns, from: SQL): SQL => {
  const { by = NOBODY, ref = NOTHING, eur = sql`null::int`, before = NO_FACTS, after = NO_FACTS } = more;
  return sql`select ${sql.raw(`'${kind}'`)}::text as kind, ${id} as id, ${at} as at, ${what} as what, ${title} as title,
    ${by} as by, ${ref} as ref, ${eur} as eur, ${before} as before, ${after} as after ${from}`;
};

const text = (column: unknown) => sql`${column}::text`;

const orderOfPlace = sql`join ${orderPlaces} on ${orderPlaces.id} = ${enrolments.placeId}
  join ${orderLines} on ${orderLines.id} = ${orderPlaces.lineId}
  join ${orders} on ${orders.id} = ${orderLines.orderId}`;

/** An enrolment tells when it began and ended, and each way through its course too. */
const learned = (what: string, at: unknown, { id }: Whom): SQL =>
  select(
    'learning',
    {
      id: sql`${enrolments.id} || ${`:${what}`}`,
      at: sql`${at}`,
      what: sql`${what}::text`,
      title: sql`${courses.title}`,
      ref: sql`${orders.reference}`,
    },
    sql`from ${enrolments}
      join ${courses} on ${courses.id} = ${enrolments.courseId}
      ${orderOfPlace}
      left join ${learningAttempts} on ${learningAttempts.enrolmentId} = ${enrolments.id} and ${learningAttempts.archivedAt} is null
      where ${enrolments.userId} = ${id} and ${at} is not null`,
  );

const certified = (what: string, at: unknown, { id }: Whom): SQL =>
  select(
    'certificate',
    {
      id: sql`${certificates.id} || ${`:${what}`}`,
      at: sql`${at}`,
      what: sql`${what}::text`,
      title: sql`${certificates.number}`,
      ref: sql`${certificates.number}`,
    },
    sql`from ${certificates} where ${certificates.userId} = ${id} and ${at} is not null`,
  );

const attended = ({ id }: Whom): SQL =>
  select(
    'attendance',
    {
      id: text(attendanceMarks.id),
      at: sql`${attendanceMarks.at}`,
      what: sql`${attendanceMarks.kind}`,
      title: sql`${courses.title}`,
      by: sql`coalesce(${users.firstName} || ' ' || ${users.lastName}, '')`,
      ref: sql`${orders.reference}`,
    },
    sql`from ${attendanceMarks}
      join ${enrolments} on ${enrolments.id} = ${attendanceMarks.enrolmentId}
      join ${courses} on ${courses.id} = ${enrolments.courseId}
      ${orderOfPlace}
      left join ${users} on ${users.id} = ${attendanceMarks.madeBy}
      where ${enrolments.userId} = ${id}`,
  );

type OfSale = {
  kind: Kind;
  moves: readonly (typeof paymentMoves.$inferSelect)['move'][];
  title: SQL;
  ref: SQL;
};

/** Money as the ledger says; what was shared among the courses of an order is one moment. */
const moved = ({ kind, moves, title, ref }: OfSale, owners: SQL): SQL =>
  select(
    kind,
    {
      id: sql`${journals.id} || ':money'`,
      at: sql`${journals.at}`,
      what: sql`min(${paymentMoves.move})`,
      title,
      ref,
      eur: sql`sum(${paymentMoves.eur})::int`,
    },
    sql`${owners}
      join ${paymentMoves} on ${paymentMoves.journalId} = ${journals.id}
        and ${paymentMoves.move} in (${sql.join(
          moves.map((move) => sql.raw(`'${move}'`)),
          sql`, `,
        )})
      group by ${journals.id}, ${title}, ${ref}`,
  );

/** Of their orders, and of what was asked for about the courses of these later. */
const ofOrders = ({ id }: Whom): SQL => sql`from ${orders}
  join lateral (
    select ${sql.raw(`'${ORDER_KIND}'`)}::text as kind, ${orders.id} as id
    union all select ${sql.raw(`'${CHANGE_KIND}'`)}, change.id from ${lineChanges} as change where change.order_id = ${orders.id}
  ) as owner on ${orders.userId} = ${id}
  join ${journals} on ${journals.ownerKind} = owner.kind and ${journals.ownerId} = owner.id`;

const reference = { title: sql`${orders.reference}`, ref: sql`${orders.reference}` };

const isPayer = ({ email }: Whom) => sql`lower(${paymentCases.payerEmail}) = lower(${email})`;
const ofCases = (whom: Whom): SQL => sql`from ${paymentCases}
  join ${journals} on ${journals.ownerKind} = ${sql.raw(`'${CASE_KIND}'`)}
    and ${journals.ownerId} = ${paymentCases.id} and ${isPayer(whom)}`;

const caseTitle = sql`${paymentCases.number} || ' ' || ${paymentCases.title}`;

const PARTS: Readonly<Record<Kind, (whom: Whom) => readonly SQL[]>> = {
  order: ({ id }) => [
    select(
      'order',
      {
        id: text(orders.id),
        at: sql`coalesce(${orders.placedAt}, ${orders.createdAt})`,
        what: sql`${orders.state}`,
        title: sql`${orders.reference}`,
        ref: sql`${orders.reference}`,
      },
      sql`from ${orders} where ${orders.userId} = ${id}`,
    ),
  ],
  payment: (whom) => [moved({ kind: 'payment', moves: ['received'], ...reference }, ofOrders(whom))],
  refund: (whom) => [
    moved({ kind: 'refund', moves: ['refunded', 'returned'], ...reference }, ofOrders(whom)),
  ],
  case: (whom) => [
    moved(
      {
        kind: 'case',
        moves: ['received', 'refunded', 'returned'],
        title: caseTitle,
        ref: text(paymentCases.id),
      },
      ofCases(whom),
    ),
    select(
      'case',
      {
        id: text(paymentCases.id),
        at: sql`${paymentCases.createdAt}`,
        what: sql`'made'::text`,
        title: caseTitle,
        ref: text(paymentCases.id),
      },
      sql`from ${paymentCases} where ${isPayer(whom)}`,
    ),
  ],
  learning: (whom) => [
    learned('enrolled', enrolments.createdAt, whom),
    learned('ended', enrolments.cancelledAt, whom),
    learned('begun', learningAttempts.startedAt, whom),
    learned('finished', learningAttempts.completedAt, whom),
  ],
  attendance: (whom) => [attended(whom)],
  certificate: (whom) => [
    certified('issued', certificates.issuedAt, whom),
    certified('revoked', certificates.revokedAt, whom),
  ],
  letter: ({ email }) => [
    select(
      'letter',
      {
        id: text(mails.id),
        at: sql`coalesce(${mails.sentAt}, ${mails.createdAt})`,
        what: sql`${mails.state}`,
        title: sql`${mails.template}`,
      },
      sql`from ${mails} where ${mails.searchText} like plain_text(${email}) || '%' and lower(${mails.recipient}) = lower(${email})`,
    ),
  ],
  enquiry: ({ id, email }) => [
    select(
      'enquiry',
      {
        id: text(enquiries.id),
        at: sql`${enquiries.createdAt}`,
        what: sql`${enquiries.status}`,
        title: sql`coalesce(${courses.title}, '')`,
        ref: text(enquiries.id),
      },
      sql`from ${enquiries} left join ${courses} on ${courses.id} = ${enquiries.courseId}
        where ${enquiries.userId} = ${id} or ${enquiries.email} = ${email}`,
    ),
  ],
  login: ({ id }) => [
    select(
      'login',
      {
        id: text(sessions.id),
        at: sql`${sessions.createdAt}`,
        what: sql`'logged-in'::text`,
        title: sql`${sessions.userAgent}`,
      },
      sql`from ${sessions} where ${sessions.userId} = ${id} and ${sessions.expiresAt} > now()`,
    ),
  ],
  audit: ({ id }) => [
    select(
      'audit',
      {
        id: text(auditEntries.id),
        at: sql`${auditEntries.at}`,
        what: sql`${auditEntries.action}`,
        title: NOBODY,
        by: sql`coalesce(${users.firstName} || ' ' || ${users.lastName}, '')`,
        before: sql`${auditEntries.before}`,
        after: sql`${auditEntries.after}`,
      },
      sql`from ${auditEntries} left join ${users} on ${users.id} = ${auditEntries.actorId}
        where (${auditEntries.objectKind} = 'user' and ${auditEntries.objectId} = ${id})
          or (${auditEntries.objectKind} = 'list' and ${auditEntries.actorId} = ${id})`,
    ),
  ],
};

/** What there is of these kinds, in the columns of a moment. */
export const momentsOf = (kinds: readonly Kind[], whom: Whom): SQL =>
  sql.join(
    kinds.flatMap((kind) => PARTS[kind](whom)),
    sql` union all `,
  );

import { type SQL, sql } from 'drizzle-orm';
import type { Moment } from '#contracts/people/person-timeline.ts';
import {
  auditEntries,
  certificates,
  courses,
  enquiries,
  enrolments,
  learningAttempts,
  mails,
  orderLines,
  orderPlaces,
  orders,
  paymentCases,
  sessions,
  users,
} from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

type Kind = Moment['kind'];
export type Whom = { id: string; email: string };
/** A page goes on after the moment of its cursor; of two at once the id decides. */
export type After = { at: string; id: string };
type MomentRow = Omit<Moment, '_id' | 'at' | 'kind'> & { id: string; at: string; kind: Kind };

const NOBODY = sql`''::text`;
const NOTHING = sql`null::text`;

type Columns = { id: SQL; at: SQL; what: SQL; title: SQL; by?: SQL; ref?: SQL };
const select = (kind: Kind, { id, at, what, title, by = NOBODY, ref = NOTHING }: Columns, from: SQL): SQL =>
  sql`select ${sql.raw(`'${kind}'`)}::text as kind, ${id} as id, ${at} as at, ${what} as what, ${title} as title, ${by} as by, ${ref} as ref ${from}`;

const text = (column: unknown) => sql`${column}::text`;

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
      join ${orderPlaces} on ${orderPlaces.id} = ${enrolments.placeId}
      join ${orderLines} on ${orderLines.id} = ${orderPlaces.lineId}
      join ${orders} on ${orders.id} = ${orderLines.orderId}
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
  case: ({ email }) => [
    select(
      'case',
      {
        id: text(paymentCases.id),
        at: sql`${paymentCases.createdAt}`,
        what: sql`'made'::text`,
        title: sql`${paymentCases.number} || ' ' || ${paymentCases.title}`,
        ref: text(paymentCases.id),
      },
      sql`from ${paymentCases} where lower(${paymentCases.payerEmail}) = lower(${email})`,
    ),
  ],
  learning: (whom) => [
    learned('enrolled', enrolments.createdAt, whom),
    learned('ended', enrolments.cancelledAt, whom),
    learned('begun', learningAttempts.startedAt, whom),
    learned('finished', learningAttempts.completedAt, whom),
  ],
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
      },
      sql`from ${auditEntries} left join ${users} on ${users.id} = ${auditEntries.actorId}
        where ${auditEntries.objectKind} = 'user' and ${auditEntries.objectId} = ${id}`,
    ),
  ],
};

/** What is known of a person by when it was, newest first. */
export const listMoments = async (
  db: Tx | Db,
  whom: Whom,
  { kind, after, limit }: { kind: Kind | undefined; after: After | undefined; limit: number },
): Promise<MomentRow[]> => {
  const parts = kind ? PARTS[kind](whom) : Object.values(PARTS).flatMap((of) => of(whom));
  const isAfter = after ? sql`where (at, id) < (${after.at}::timestamptz, ${after.id})` : sql``;
  const { rows } = await db.execute<MomentRow>(sql`
    select kind, id, to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, what, title, by, ref
    from (${sql.join([...parts], sql` union all `)}) as moments
    ${isAfter} order by moments.at desc, id desc limit ${limit}`);
  return rows;
};

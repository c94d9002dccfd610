import { asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { certificationBodies, courses } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

type Body = typeof certificationBodies.$inferSelect;
/** With how many courses name it, as issuing authority or beside it. */
export type BodyWithCourses = Body & { courses: number };
export type BodyColumns = Omit<Body, 'id'>;

export const BODY_NAME_KEY = 'certification_bodies_name_key';

// Courses name bodies within a section, which no foreign key can see.
const naming = sql`(
  select named.id, count(*)::int as courses
  from ${courses} cross join lateral (
    select ${courses.certification} ->> 'issuingAuthorityId' as id
    union
    select one ->> 'bodyId' from jsonb_array_elements(${courses.certification} -> 'certificationBodies') as one
  ) as named
  group by named.id
) as naming`;

const selectWithCourses = (db: Tx | Db, where?: SQL): Promise<BodyWithCourses[]> =>
  db
    .select({
      ...getTableColumns(certificationBodies),
      courses: sql<number>`coalesce(naming.courses, 0)`,
    })
    .from(certificationBodies)
    .leftJoin(naming, sql`naming.id = ${certificationBodies.id}::text`)
    .where(where)
    .orderBy(asc(certificationBodies.name), asc(certificationBodies.id));

/** All of them, by name. */
export const listBodies = (db: Tx | Db): Promise<BodyWithCourses[]> => selectWithCourses(db);

export const findBody = async (db: Tx | Db, id: string): Promise<BodyWithCourses | null> => {
  const [body] = await selectWithCourses(db, eq(certificationBodies.id, id));
  return body ?? null;
};

/** For a change, or to delete it: then also against a course that is just about to name it. */
export const lockBody = async (
  db: Tx,
  id: string,
  strength: 'no key update' | 'update',
): Promise<Body | null> => {
  const [body] = await db
    .select()
    .from(certificationBodies)
    .where(eq(certificationBodies.id, id))
    .for(strength);
  return body ?? null;
};

export const insertBody = (db: Tx, body: Body) => db.insert(certificationBodies).values(body);

export const updateBody = (db: Tx, id: string, columns: BodyColumns) =>
  db.update(certificationBodies).set(columns).where(eq(certificationBodies.id, id));

export const deleteBody = (db: Tx, id: string) =>
  db.delete(certificationBodies).where(eq(certificationBodies.id, id));

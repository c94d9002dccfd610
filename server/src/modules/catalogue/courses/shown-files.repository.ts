import { sql } from 'drizzle-orm';
import { certificationBodies, courses, instructors } from '#server/db/schema/index.ts';
import type { FileUser } from '#server/modules/media/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { isPublicRun } from './catalogue.repository.ts';

const url = sql.raw('asked.url');
const oneOf = (key: string) => sql`jsonb_build_object(${key}::text, jsonb_build_array(${url}))`;
const promoted = (key: string) =>
  sql`jsonb_build_object('promotional', jsonb_build_object(${key}::text, ${url}))`;

/** Each is a part that `media` may contain, so that its index answers. */
const media = (...parts: ReturnType<typeof sql>[]) =>
  sql.join(
    parts.map((part) => sql`${courses.media} @> ${part}`),
    sql` or `,
  );
const anyMedia = media(
  sql`jsonb_build_object('mainImage', jsonb_build_object('url', ${url}))`,
  oneOf('documents'),
  oneOf('images'),
  oneOf('videos'),
  promoted('brochureUrl'),
  promoted('videoUrl'),
  promoted('catalogUrl'),
  sql`jsonb_build_object('links', jsonb_build_array(jsonb_build_object('url', ${url})))`,
);
const promotion = media(promoted('brochureUrl'), promoted('catalogUrl'));
const reading = media(oneOf('documents'), promoted('brochureUrl'), promoted('catalogUrl'));

/** Those of these addresses that a course, an instructor or a certification body shows. */
export const shownFiles: FileUser = async (db, urls) => {
  if (urls.length === 0) return new Set();
  const list = sql`${sql.param(urls)}::text[]`;
  const { rows } = await db.execute<{ url: string }>(sql`
    select asked.url from unnest(${list}) as asked(url) join ${courses} on ${anyMedia}
    union select ${instructors.photoUrl} from ${instructors} where ${instructors.photoUrl} = any(${list})
    union select ${certificationBodies.logoUrl} from ${certificationBodies}
      where ${certificationBodies.logoUrl} = any(${list})`);
  return new Set(rows.map((row) => row.url));
};

export type ShowingCourse = { courseId: string; isForEverybody: boolean };

/** Courses that name a document; for everybody where a public one names it as its brochure or catalogue. */
export const coursesShowing = async (db: Tx | Db, document: string): Promise<ShowingCourse[]> => {
  const { rows } = await db.execute<ShowingCourse>(sql`
    select ${courses.id} as "courseId", (${promotion}) and ${isPublicRun} as "isForEverybody"
    from (select ${document}::text as url) as asked
    join ${courses} on ${reading}`);
  return rows;
};

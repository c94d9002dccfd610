import { and, sql } from 'drizzle-orm';
import type { RunKind } from '#domain/courses/course-kind.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { isOneOf, type OfCourses } from './of-courses.repository.ts';
import type { Period } from './report-period.ts';

type Filter = OfCourses & { kind?: RunKind | undefined } & Period;

export type AttendanceRow = {
  courseId: string;
  kind: RunKind;
  code: string;
  title: string;
  city: string;
  startsOn: string;
  enrolled: number;
  attended: number;
  noShows: number;
  notKnown: number;
  minutes: number;
  possibleMinutes: number;
};

/** What was noted of a person on a day, as `standingOf` of the domain reads it: from the last correction on, in the order in which it was made. */
const NOTED = sql`
  numbered as (
    select mark.session_id, mark.enrolment_id, mark.kind, mark.at, mark.method,
      row_number() over (partition by mark.session_id, mark.enrolment_id order by mark.made_at, mark.id) as n
    from attendance_marks mark join person on person.id = mark.enrolment_id
    join held on held.id = mark.session_id and held.course_id = person.course_id
  ), corrected as (
    select *, coalesce(max(n) filter (where method = 'correction' and kind <> 'left')
      over (partition by session_id, enrolment_id), 1) as since
    from numbered
  ), arrived as (
    select *, min(n) filter (where kind = 'present' and n >= since) over (partition by session_id, enrolment_id) as arrival
    from corrected
  ), noted as (
    select session_id, enrolment_id, max(at) filter (where n = arrival) as came_at,
      (array_agg(case kind when 'left' then at end order by n desc) filter (where kind <> 'absent' and n >= arrival))[1] as left_at
    from arrived group by 1, 2
  )`;

/** Who has no mark was in while their page was open, or the platform says so, as in `standingByPresence`. */
const SEEN = sql`
  seen as (
    select one.session_id, one.enrolment_id, range_agg(tstzrange(
      greatest(one."from", held.starts_at), least(one.until, held.ends_at))) as spans
    from live_presence one join person on person.id = one.enrolment_id
    join held on held.id = one.session_id and held.course_id = person.course_id
    where greatest(one."from", held.starts_at) < least(one.until, held.ends_at) and not exists (
      select from noted where noted.session_id = one.session_id and noted.enrolment_id = one.enrolment_id)
    group by 1, 2
  ), there as (
    select noted.enrolment_id, came_at is not null as was_there,
      case when came_at is null then 0 else floor(extract(epoch from greatest(interval '0',
        case when left_at < ends_at then left_at else ends_at end
        - case when came_at > starts_at + interval '15 minutes' then came_at else starts_at end)) / 60) end as minutes
    from noted join held on held.id = noted.session_id
    union all
    select seen.enrolment_id, true,
      (select floor(sum(extract(epoch from upper(span) - lower(span))) / 60) from unnest(seen.spans) span)
    from seen
  )`;

/** The runs that began in these days and that anybody is on, the latest first; sessions that were cancelled count for nobody. */
export const sumAttendance = async (
  db: Tx | Db,
  { from, to, kind, ...courses }: Filter,
  now: Date,
): Promise<AttendanceRow[]> => {
  const isRun = and(kind && sql`course.kind = ${kind}`, isOneOf(sql`course.id`, courses)) ?? sql`true`;
  const { rows } = await db.execute<AttendanceRow>(sql`
    with run as (
      select course.id, course.kind, course.code, course.title, dated.start_date, dated.zone
      from courses course join course_runs dated on dated.course_id = course.id
      where not course.is_template and dated.start_date between ${from}::date and ${to}::date and ${isRun}
    ), held as (
      select day.id, day.course_id, (day.date + day.start_time::time) at time zone run.zone as starts_at,
        (day.date + day.end_time::time) at time zone run.zone as ends_at
      from run join course_sessions day on day.course_id = run.id
      left join live_sessions live on live.session_id = day.id where live.cancelled_at is null
    ), person as (
      select place.id, place.course_id from run join enrolments place on place.course_id = run.id
      where place.cancelled_at is null
    ), ${NOTED}, ${SEEN}, days as (
      select course_id, max(ends_at) <= ${now.toISOString()}::timestamptz as is_over,
        sum(floor(extract(epoch from ends_at - starts_at) / 60)) as minutes
      from held group by 1
    ), each as (
      select person.course_id, person.id, count(there.enrolment_id) > 0 as is_noted,
        coalesce(bool_or(there.was_there), false) as was_there, coalesce(sum(there.minutes), 0) as minutes
      from person left join there on there.enrolment_id = person.id group by 1, 2
    ), counted as (
      select course_id, count(*) as enrolled, count(*) filter (where was_there) as attended,
        bool_or(is_noted) as is_kept, sum(minutes) as minutes
      from each group by 1
    ), judged as (
      select counted.*, case when days.is_over and is_kept then enrolled - attended else 0 end as no_shows,
        coalesce(days.minutes, 0) * enrolled as possible
      from counted left join days on days.course_id = counted.course_id
    )
    select run.id as "courseId", run.kind, run.code, run.title, coalesce(place.city, '') as city,
      run.start_date::text as "startsOn", enrolled::float8, attended::float8, no_shows::float8 as "noShows",
      (enrolled - attended - no_shows)::float8 as "notKnown", judged.minutes::float8, possible::float8 as "possibleMinutes"
    from judged join run on run.id = judged.course_id left join course_venues place on place.course_id = run.id
    order by run.start_date desc, run.code`);
  return rows;
};

import { DONE_BY, type PersonKeeper } from '#server/calls/person-keeper.ts';

export const coursesOfPerson: PersonKeeper = {
  columns: {
    'courses.created_by': DONE_BY,
    'courses.updated_by': DONE_BY,
    'course_cancellations.by_id': DONE_BY,
    'course_postponements.by_id': DONE_BY,
    'course_run_decisions.decided_by': DONE_BY,
    'seat_claims.offered_to': 'kept: says how a seat was handed on, by the pseudonym',
    'files.uploaded_by': DONE_BY,
  },
};

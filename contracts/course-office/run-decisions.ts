import { z } from 'zod';
import { done, endpoint } from '../endpoint.ts';
import { requiredText } from '../fields.ts';
import { courseParams } from './admin-courses.ts';

const path = '/api/admin/courses/:id/run-decision' as const;

const runAnyway = endpoint({
  summary:
    'A run is held with fewer than it needs: until it is moved nobody has to decide on it any more; a reason that was given before is replaced. Half an hour later its participants are mailed that it takes place, unless that was undone',
  method: 'PUT',
  path,
  access: 'staff',
  scope: 'courses:write',
  params: courseParams,
  body: z.object({ reason: requiredText('Reason', 500) }),
  response: done,
});

const undoRunAnyway = endpoint({
  summary:
    'Whether a run is held with fewer than it needs is open again; refused once its participants were told that it takes place',
  method: 'DELETE',
  path,
  access: 'staff',
  scope: 'courses:write',
  params: courseParams,
  response: done,
});

export const runDecisionEndpoints = { runAnyway, undoRunAnyway };

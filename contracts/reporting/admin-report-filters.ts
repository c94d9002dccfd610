import { z } from 'zod';
import { RUN_KINDS } from '#domain/courses/course-kind.ts';
import { NONE } from '#domain/payments/none.ts';
import { SALE_KINDS } from '#domain/payments/sale-kind.ts';
import { localDay, optionalText } from '../fields.ts';

/** Days of the academy, both included. */
export const days = { from: localDay.optional(), to: localDay.optional() };

/** Of which courses: by code, without case; by city; by the instructor who is named first, by id. Each may be `none`. */
export const ofCourses = {
  course: optionalText(60).optional(),
  city: optionalText(100).optional(),
  instructor: z.union([z.enum(['', NONE]), z.uuid()]).optional(),
};

export const saleKind = { kind: z.enum(['', ...SALE_KINDS]).optional() };
export const runKind = { kind: z.enum(['', ...RUN_KINDS]).optional() };

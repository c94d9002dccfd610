import { z } from 'zod';

/** Licenses that do not do for the new run were seen by staff, or are waived, for the reason that is given. */
export const licenceSeen = z.boolean().default(false);

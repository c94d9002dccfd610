/** How the API misbehaves while it is told to: each of these Stripe's own documents warn of, or its users have met. */
export const TROUBLES = ['none', 'refusing', 'busy', 'lost-answer', 'hanging', 'garbage'] as const;
export type Trouble = (typeof TROUBLES)[number];

export const isTrouble = (value: unknown): value is Trouble => TROUBLES.some((one) => one === value);

/** What is answered before anything is done; null where the request is let through. */
export const refusedBy: Readonly<Record<Trouble, { status: number; type: string } | null>> = {
  none: null,
  refusing: { status: 500, type: 'api_error' },
  busy: { status: 429, type: 'invalid_request_error' },
  'lost-answer': null,
  hanging: null,
  garbage: null,
};

import { REVIEW_STATES, type ReviewState } from '#contracts/reviews/review-options.ts';

const PATH = '/admin/reviews';

/** What the address of the page says: which reviews, which of them is being kept back, what has just been done. */
export interface ReviewView {
  state: ReviewState;
  cursor: string;
  keep: string;
  done: string;
}

const isState = (text: string): text is ReviewState => Object.hasOwn(REVIEW_STATES, text);

export function readReviewView(search: URLSearchParams): ReviewView {
  const text = (name: string) => (search.get(name) ?? '').slice(0, 100);
  const state = text('state');
  return {
    state: isState(state) ? state : 'pending',
    cursor: text('cursor'),
    keep: text('keep'),
    done: text('done'),
  };
}

/** Empty parts are left out, and so is what the page begins with. */
export function reviewViewPath({ state, ...rest }: Partial<ReviewView>): string {
  const entries = Object.entries({ state: state === 'pending' ? '' : state, ...rest });
  const search = new URLSearchParams(entries.filter((entry): entry is [string, string] => Boolean(entry[1])));
  return search.size > 0 ? `${PATH}?${search}` : PATH;
}

const DECISIONS = ['published', 'rejected'] as const;
export type Decision = (typeof DECISIONS)[number];

/** What a form does, and to which review: the page has one of them for each. */
export const decisionOn = (state: Decision, reviewId: string) => `${state} ${reviewId}`;

export function readDecision(intent: string): { state: Decision; reviewId: string } | undefined {
  const [word, reviewId = ''] = intent.split(' ');
  const state = DECISIONS.find((one) => one === word);
  return state && { state, reviewId };
}

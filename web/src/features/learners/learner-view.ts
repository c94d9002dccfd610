import type { ListedLearner } from '#contracts/learning/admin-learners.ts';
import { learnerStates } from '#contracts/learning/learner-states.ts';
import { LEARNERS } from '#web/lib/office-paths.ts';
import { declareList, oneOf, page, type ViewOf, words } from '#web/lists/list-address.ts';

export const stateWords: Readonly<Record<NonNullable<ListedLearner['state']>, string>> = {
  waiting: 'Not begun',
  learning: 'Learning',
  stuck: 'Not seen for two weeks',
  finished: 'Finished',
};

export const learnerList = declareList(LEARNERS, {
  state: oneOf(learnerStates),
  course: words(),
  q: words(),
  cursor: page(),
});
export type LearnerView = ViewOf<typeof learnerList>;

export const noLearners = {
  unmatched: {
    title: 'Nobody matches this filter',
    text: 'The search looks in the name and the email address.',
    all: 'Show all learners',
  },
  none: {
    title: 'Nobody learns yet',
    text: 'Who buys a self-paced course appears here.',
  },
};

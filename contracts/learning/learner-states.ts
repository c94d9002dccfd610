/**
 * Not begun; seen within two weeks; not seen for longer; all that was required was completed. Whose access has ended
 * before is none of the first three.
 */
export const learnerStates = ['waiting', 'learning', 'stuck', 'finished'] as const;

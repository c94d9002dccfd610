export type EligibilityRules = {
  requiresInsurance: boolean;
  requiresHealthClearance: boolean;
  prerequisites: readonly string[];
};

/** `waivedBecause`: the academy did not ask for it, and why. */
export type Confirmation = { key: string; label: string; waivedBecause?: string };

/** What a buyer confirms before paying, in the order shown. Keys are unique; blank prerequisites ask for nothing. */
export function requiredConfirmations(course: EligibilityRules): Confirmation[] {
  const confirmations = course.prerequisites
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text, i) => ({ key: `prerequisite-${i + 1}`, label: `I meet this prerequisite: ${text}` }));
  if (course.requiresInsurance) {
    confirmations.push({ key: 'insurance', label: 'I hold valid professional indemnity insurance' });
  }
  if (course.requiresHealthClearance) {
    confirmations.push({
      key: 'health-clearance',
      label: 'I have the health clearance this training requires',
    });
  }
  return confirmations;
}

/** The required confirmations that are not among the keys a buyer sent; empty exactly when the purchase may go on. */
export function missingConfirmations(
  course: EligibilityRules,
  confirmedKeys: readonly string[],
): Confirmation[] {
  return requiredConfirmations(course).filter(({ key }) => !confirmedKeys.includes(key));
}

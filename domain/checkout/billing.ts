/** What a bill cannot do without. */
const REQUIRED = ['firstName', 'lastName', 'email', 'phoneNumber', 'address', 'city', 'country'] as const;

/** Whether something that costs money can be billed. */
export function isBillingComplete(bill: Readonly<Record<(typeof REQUIRED)[number], string>>): boolean {
  return REQUIRED.every((field) => bill[field].trim() !== '');
}

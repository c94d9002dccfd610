/** What a dialog answers in place: how a mail would look, or to whom it was sent on trial. */
export interface MailAnswer {
  /** The form that asked. */
  intent: string;
  preview?: { subject: string; html: string };
  sentTo?: string;
  /** What was entered, for a page without scripts. */
  values: Readonly<Record<string, string>>;
}

export function findMailAnswer(answer: unknown, intent: string): MailAnswer | undefined {
  const { mailed } = (answer ?? {}) as { mailed?: MailAnswer };
  return mailed?.intent === intent ? mailed : undefined;
}

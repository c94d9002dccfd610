/**
 * `status` is null where nobody answered; `problem` is '' where somebody has. `body` is how the answer begins, at most two
 * kilobytes; `isCut` says that it went on or broke off.
 */
export type Sent = { status: number | null; problem: string; body: string; isCut: boolean };
export type Letter = { url: string; headers: Record<string, string>; body: string };

/** The way out to addresses of others. */
export type WebhookLine = {
  /** Never throws, and follows no redirect. */
  post(letter: Letter): Promise<Sent>;
  /** Why nothing would be sent there, in words; null where it would. */
  whyClosed(url: string): Promise<string | null>;
};

declare module '#server/calls/context.ts' {
  interface Ports {
    webhookLine: WebhookLine;
  }
}

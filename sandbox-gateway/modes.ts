/** How the gateway misbehaves. Each names one thing that real gateways or their enemies have done to shops. */
export const modes = [
  'normal',
  'duplicate',
  'reordered',
  'late',
  'lost',
  'lost-return',
  'replayed',
  'wrong-amount',
  'forged',
  'declined-then-paid',
  'timeout',
  'refusing',
  'garbage',
] as const;

export type Mode = (typeof modes)[number];

export const modeDescriptions: Record<Mode, string> = {
  normal: 'Everything works',
  duplicate: 'Each webhook is delivered twice at the same moment',
  reordered: 'A later event of a session is delivered before an earlier one',
  late: 'Webhooks wait for the delay below',
  lost: 'Webhooks are never delivered',
  'lost-return': 'The payer is not sent back after paying',
  replayed: 'Each webhook is sent again, byte for byte, after the delay below',
  'wrong-amount': 'Webhooks name another amount than was paid',
  forged: 'A webhook with a bad signature claims a capture as well',
  'declined-then-paid': 'The first card of a session is declined, whatever it is',
  timeout: 'Creating and refunding succeed, but the answer comes too late',
  refusing: 'The API answers 503',
  garbage: 'The API does its work and answers rubbish',
};

export function isMode(value: unknown): value is Mode {
  return modes.some((mode) => mode === value);
}

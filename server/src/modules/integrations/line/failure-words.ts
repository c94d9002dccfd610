/** An address that nothing is sent to, in words of ours. */
export class Closed extends Error {}

const certificateWords: Readonly<Record<string, string>> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: 'the certificate is signed by itself',
  SELF_SIGNED_CERT_IN_CHAIN: 'the certificate is signed by itself',
  CERT_HAS_EXPIRED: 'the certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate is for another name',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'nobody known has signed the certificate',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'nobody known has signed the certificate',
};

const OF_TLS = /CERT|TLS|SSL|EPROTO|SIGNATURE/;
const CUT_OFF = ['ECONNRESET', 'EPIPE'];

/** Why nobody has answered, for who looks after the receiver. */
export const failureWords = (error: unknown): string => {
  if (error instanceof Closed) return error.message;
  const { name, code } = error as { name?: string; code?: string };
  if (name === 'TimeoutError' || name === 'AbortError') return 'No answer in time';
  const sign = code ?? name ?? 'unknown';
  const certificate = certificateWords[sign];
  if (certificate) return `TLS failed: ${certificate} (${sign})`;
  if (OF_TLS.test(sign)) return `TLS failed (${sign})`;
  if (CUT_OFF.includes(sign)) return `Cut off before an answer (${sign})`;
  if (sign.startsWith('HPE_')) return `The answer is not HTTP (${sign})`;
  return `The connection failed (${sign})`;
};

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

export const isReading = ({ method = '' }: { method?: string | undefined }): boolean =>
  SAFE_METHODS.has(method);

/** Said by servers, proven by a signature or by asking the gateway back: no browser's word is trusted there. */
export const FROM_ELSEWHERE = /^\/(payments\/(webhooks|return)|sandbox-gateway)\//;

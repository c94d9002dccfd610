let callers = 0;

/** What is limited by address: every request comes from another one, through a proxy that the academy trusts (`TRUST_PROXY` 1). */
export const fromElsewhere = (): Record<string, string> => {
  callers += 1;
  return {
    'x-forwarded-for': `10.${[callers >> 16, callers >> 8, callers].map((part) => part & 255).join('.')}`,
  };
};

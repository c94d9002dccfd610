/** The key that the header names, '' where it names none; null where somebody calls in another way, or as nobody. */
export const bearerFrom = (authorization = ''): string | null =>
  /^bearer\b/i.test(authorization) ? authorization.slice('bearer'.length).trim() : null;

const PASSING_SQLSTATES = new Set([
  '57014',
  '55P03',
  '40001',
  '40P01',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08003',
  '25P03',
]);
const PASSING_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT']);
const PASSING_WORDS =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/;

/** Whether the database is busy, restarting or gone: the same request may well work in a moment. */
export const isOverloaded = (error: unknown): boolean => {
  for (let current: unknown = error; current instanceof Error; current = current.cause) {
    const code = 'code' in current ? String(current.code) : '';
    if (PASSING_SQLSTATES.has(code) || PASSING_CODES.has(code) || PASSING_WORDS.test(current.message))
      return true;
  }
  return false;
};

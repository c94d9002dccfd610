const PACKED = /^\/files\/[0-9a-f]{64}\.[a-z0-9]{1,5}$/;
const STORED = /^\/files\/[a-z]+\/[^/]+$/;

/** The same with other addresses: every text that is one of these, wherever it stands, also as the name of something. */
export const readdressed = <T>(content: T, addresses: ReadonlyMap<string, string>): T => {
  const moved = (text: string) => addresses.get(text) ?? text;
  return JSON.parse(JSON.stringify(content), (_, value) => {
    if (typeof value === 'string') return moved(value);
    const isNamed = value !== null && typeof value === 'object' && !Array.isArray(value);
    if (!isNamed || !Object.keys(value).some((name) => addresses.has(name))) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [moved(name), inner]));
  });
};

/** Whether an address is that of a file within an export. */
export const isPacked = (address: string): boolean => PACKED.test(address);

/** Addresses of files within an export that something names. */
export const packedIn = (content: unknown): Set<string> => textsIn(content, PACKED);

/** Addresses of uploaded files that something names. */
export const storedIn = (content: unknown): Set<string> => textsIn(content, STORED);

const textsIn = (content: unknown, form: RegExp): Set<string> => {
  const found = new Set<string>();
  JSON.stringify(content, (_, value) => {
    if (typeof value === 'string' && form.test(value)) found.add(value);
    return value;
  });
  return found;
};

// How many numbers each command of a path takes; without arcs, which no pen makes.
const NUMBERS: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, Z: 0 };
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)/g;

/** A path that can be drawn, as it is; null for what is none, or is none of a pen. */
export const signaturePath = (text: string): string | null => {
  const path = text.trim();
  if (!/^M/i.test(path)) return null;
  const commands = path.split(/(?=[a-z])/i);
  const isDrawn = commands.every((command) => {
    const takes = NUMBERS[command.charAt(0).toUpperCase()];
    const numbers = command.slice(1);
    if (takes === undefined || numbers.replace(NUMBER, '').replace(/[\s,]/g, '') !== '') return false;
    const count = numbers.match(NUMBER)?.length ?? 0;
    return takes === 0 ? count === 0 : count > 0 && count % takes === 0;
  });
  return isDrawn ? path : null;
};

// What is seen of a file while it passes, piece by piece.

// The same wherever it stands in a document; shorter words could come about by chance in what is packed.
const LONGEST_TAG = 32;
const PAGE = /<(?:!doctype\s{1,9}html|html|script|iframe)[\s/>]/i;

/** Whether a page begins in this piece, or in the one before and this. */
export const lookForPage = () => {
  let before = '';
  return (chunk: Buffer): boolean => {
    const text = before + chunk.toString('latin1');
    before = text.slice(-LONGEST_TAG);
    return PAGE.test(text);
  };
};

/** Where each mark was seen last, also when it lay across two chunks. */
export const trackMarks = (marks: readonly Buffer[]) => {
  const seen = new Map<Buffer, number>();
  const overlap = Math.max(0, ...marks.map((mark) => mark.length - 1));
  let before = Buffer.alloc(0);
  let offset = 0;
  return {
    look(chunk: Buffer) {
      if (marks.length === 0) return;
      const text = Buffer.concat([before, chunk]);
      for (const mark of marks) {
        const at = text.lastIndexOf(mark);
        if (at >= 0) seen.set(mark, offset - before.length + at);
      }
      before = text.subarray(-overlap);
      offset += chunk.length;
    },
    lastSeen: (mark: Buffer): number | null => seen.get(mark) ?? null,
  };
};

/** Room is taken as it is filled, however much is asked for. */
export const collect = (limit: number) => {
  const room = Buffer.allocUnsafeSlow(limit);
  let length = 0;
  return {
    add: (chunk: Buffer) => {
      length += chunk.copy(room, length);
    },
    bytes: () => room.subarray(0, length),
  };
};

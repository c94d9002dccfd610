const RANGE = /^bytes=(\d*)-(\d*)$/;

/** From the first to the last byte that a header asks for; null where it asks for none of so many. */
export function rangeOf(header: string, bytes: number): { first: number; last: number } | null {
  const [, from = '', to = ''] = RANGE.exec(header) ?? [];
  if (from === '' && to === '') return null;
  const first = from === '' ? Math.max(0, bytes - Number(to)) : Number(from);
  const last = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  return first <= last ? { first, last } : null;
}

/** The part of a whole answer that was asked for: players seek only in what comes in parts. */
export async function partOf(whole: Response, header: string | null): Promise<Response> {
  if (header === null) return whole;
  const body = await whole.blob();
  const range = rangeOf(header, body.size);
  if (!range)
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${body.size}` } });
  const { first, last } = range;
  const type = whole.headers.get('content-type') ?? '';
  return new Response(body.slice(first, last + 1, type), {
    status: 206,
    headers: {
      'content-type': type,
      'content-length': String(last - first + 1),
      'content-range': `bytes ${first}-${last}/${body.size}`,
      'accept-ranges': 'bytes',
    },
  });
}

interface Answer {
  success: boolean;
  message: string;
}

/** A call's answer, or a sentence: what stands before the server answers in its own way, or not at all. */
export function readAnswer<A extends object>(status: number, text: string): Partial<A> & Answer {
  const given = parsed(text) as Partial<A & Answer>;
  const success = status >= 200 && status < 300 && given.success === true;
  return { ...given, success, message: given.message || sentenceFor(status) };
}

function parsed(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

function sentenceFor(status: number): string {
  if (status === 0) return 'The connection was lost. Please try again.';
  if (status === 413) return 'The server does not take this much at once.';
  if (status >= 502 && status <= 504)
    return 'The server cannot be reached just now. Please try again in a minute.';
  return `The server answered with an error (${status}).`;
}

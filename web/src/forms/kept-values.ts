/** What was entered, to be shown again beside the issues. Passwords and files are never sent back. */
export function keptValues(form: FormData): Record<string, string> {
  const entries = [...form.entries()].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !/password/i.test(entry[0]),
  );
  return Object.fromEntries(entries);
}

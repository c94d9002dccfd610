/** What stands at a path such as `venue.name` or `content.modules.2.title`; undefined where there is nothing. */
export const valueAt = (values: object, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (inside, key) =>
        typeof inside === 'object' && inside !== null ? (inside as Record<string, unknown>)[key] : undefined,
      values,
    );

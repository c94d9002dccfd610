import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** Another question of the sitting is here already, also without a connection. */
export const staysWhileSat = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate && (formMethod !== undefined || currentUrl.search === nextUrl.search);

import regularFont from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { Toaster } from '#web/ui/messages/toast.tsx';
import { FocusKeeper } from '#web/ui/navigation/focus-keeper.tsx';
import type { Route } from './+types/root';
import styles from './app.css?url';
import { KeptToOwner } from './features/learning/kept/kept-to-owner.tsx';
import { LeftBehind } from './features/learning/log/left-behind.tsx';
import { ErrorPage } from './features/site/error-page.tsx';
import { keepEntered } from './forms/keep-entered.ts';
import { requireAnswer, sharedApi } from './lib/page.ts';

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: regularFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

export const loader = async (args: Route.LoaderArgs) => {
  const { site } = requireAnswer(await sharedApi(args).call('getSite', {}));
  return { site };
};

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepEntered];

// What every page shows changes with a new build or a setting, not with a click.
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.site.brand.name ?? 'Academy' },
];

/** The inline scripts of a personal page carry its nonce; React Router hands it on from the server's entry. */
export const Layout = ({ children }: { children: ReactNode }) => (
  <html lang="en" dir="ltr">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" content="#0c3b33" />
      {/* With a precedence React puts it before everything that may be loaded later. */}
      <link rel="stylesheet" href={styles} precedence="first" />
      <Meta />
      <Links />
    </head>
    <body>
      {children}
      <Toaster />
      <FocusKeeper />
      <LeftBehind />
      <KeptToOwner />
      <ScrollRestoration />
      <Scripts />
    </body>
  </html>
);

export default function App() {
  return <Outlet />;
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <ErrorPage error={error} />;

import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
} from 'react-router';
import type { PageFacts } from '#contracts/page.ts';
import { programAfterPaint } from './lib/after-paint.ts';
import { pageContext } from './lib/page.ts';

/** The key to what a page is handed lives in this build; the server asks for a provider that has it. */
export const openPage = (facts: PageFacts): RouterContextProvider => {
  const provider = new RouterContextProvider();
  provider.set(pageContext, facts);
  return provider;
};

type Rendering = { request: Request; status: number; headers: Headers };

// React Router calls this with five arguments.
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  return renderPage({ request, status, headers }, context, loadContext.get(pageContext));
}

/** What was asked for wrongly is answered, and is no failure of the academy: only those are written down. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  const isAnswer = isRouteErrorResponse(error) && error.status < 500;
  if (!isAnswer && !request.signal.aborted) console.error(error);
};

/** Pages are sent whole: a cached one has a length and an ETag, and nothing on them arrives late. */
const renderPage = async (
  { request, status, headers }: Rendering,
  context: EntryContext,
  facts: PageFacts,
) => {
  const nonce = facts.isPersonal() ? facts.nonce : undefined;
  let failure: unknown;
  const stream = await renderToReadableStream(
    <ServerRouter context={context} url={request.url} nonce={nonce} />,
    {
      nonce,
      onError: (error) => {
        failure = error;
      },
    },
  );
  await stream.allReady;
  if (failure) throw failure;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(programAfterPaint(await new Response(stream).text()), { status, headers });
};

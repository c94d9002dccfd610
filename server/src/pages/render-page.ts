import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, type RouterContextProvider } from 'react-router';
import type { PageFacts } from '#contracts/page.ts';
import type { RenderPage } from './send-page.ts';

const handle = createRequestHandler(build, process.env.NODE_ENV);
// The web application's server entry knows the key under which its pages look for their facts.
const { openPage } = build.entry.module as unknown as { openPage(facts: PageFacts): RouterContextProvider };

export const renderPage: RenderPage = (request, facts) => handle(request, openPage(facts));

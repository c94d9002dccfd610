import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { Html, html } from './html.ts';

const STYLE = `
:root { color-scheme: light; --ink: #172033; --quiet: #55607a; --line: #d5dbe6; --ground: #f3f5f9; --paper: #fff;
  --act: #2747b8; --act-deep: #1c3590; --bad: #a3201c; --bad-ground: #fdf1f0; --good: #17683f; --note: #fff7df; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { width: min(100%, 30rem); margin-inline: auto; padding: 1.5rem 1rem 4rem; }
main.wide { width: min(100%, 75rem); }
.notice { margin: 0; padding: .5rem 1rem; background: var(--note); border-block-end: 1px solid #ecd999; text-align: center;
  font-size: .9375rem; }
.card { background: var(--paper); border: 1px solid var(--line); border-radius: 12px; padding: 1.5rem 1.25rem;
  margin-block-end: 1rem; overflow-wrap: anywhere; }
h1 { font-size: 1.375rem; line-height: 1.25; font-weight: 600; margin: 0 0 .5rem; }
h2 { font-size: 1rem; margin: 0 0 .5rem; }
p { margin: 0 0 .75rem; }
p:last-child { margin-block-end: 0; }
.quiet { color: var(--quiet); }
.amount { font-size: 2rem; line-height: 1.2; font-weight: 300; font-variant-numeric: tabular-nums; margin: .5rem 0; }
.amount, time, code, td { font-variant-numeric: tabular-nums; }
label { display: block; font-weight: 600; margin-block-end: .25rem; }
input, select { width: 100%; min-height: 48px; padding: .5rem .75rem; font: inherit; color: inherit; background: var(--paper);
  border: 1px solid #77829c; border-radius: 8px; }
input[aria-invalid] { border: 2px solid var(--bad); }
.field { margin-block-end: 1rem; min-width: 0; }
.pair { display: grid; gap: 0 1rem; grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr)); }
.hint { margin: .25rem 0 0; color: var(--quiet); font-size: .9375rem; }
.wrong { margin: .25rem 0 0; color: var(--bad); font-size: .9375rem; }
.alert { background: var(--bad-ground); border: 1px solid var(--bad); border-radius: 8px; padding: 1rem; margin-block: 1rem; }
.alert ul { margin: 0; padding-inline-start: 1.25rem; }
.alert a { color: var(--bad); }
.button { display: block; width: 100%; min-height: 48px; padding: .6875rem 1rem; margin-block-start: .75rem; font: inherit;
  font-weight: 600; text-align: center; text-decoration: none; border-radius: 8px; cursor: pointer;
  border: 1px solid var(--act); background: var(--act); color: #fff; }
.button:hover { background: var(--act-deep); }
.button.second { background: var(--paper); color: var(--act-deep); }
.button.second:hover { background: var(--ground); }
.button.small { width: auto; min-height: 32px; padding: .125rem .625rem; margin: 0; font-size: .875rem; }
a { color: var(--act-deep); }
:focus-visible { outline: 3px solid var(--act); outline-offset: 2px; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0; }
dl.cards { grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr)); }
dl.cards dt { margin-block-start: .25rem; }
dd { margin: 0; }
dt { color: var(--quiet); }
code { font: 600 1rem ui-monospace, monospace; color: var(--ink); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .875rem; }
caption { text-align: start; font-weight: 600; padding-block-end: .5rem; }
th, td { text-align: start; padding: .375rem .75rem .375rem 0; border-block-end: 1px solid var(--line); white-space: nowrap; }
`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

export type Page = { title: string; body: Html; status: number; wide?: boolean; formTargets?: string[] };

/** Answers with a whole page that runs no script and loads nothing. */
export function sendPage(reply: FastifyReply, page: Page): FastifyReply {
  // Browsers apply form-action to the redirect after a post too, so it must name where the payer is sent.
  const formAction = ["'self'", ...new Set(page.formTargets)].join(' ');
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${STYLE_HASH}'`,
    `form-action ${formAction}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return reply
    .code(page.status)
    .headers({
      'content-security-policy': policy.join('; '),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      // With "no-referrer" browsers post forms with the origin "null", which a host's origin check refuses.
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    })
    .type('text/html; charset=utf-8')
    .send(layOut(page).markup);
}

function layOut({ title, body, wide }: Page): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Test gateway</title>
<style>${new Html(STYLE)}</style>
</head>
<body>
<header class="notice">Test gateway: no real card is charged</header>
<main${wide ? html` class="wide"` : undefined}>${body}</main>
</body>
</html>
`;
}

import { createHash } from 'node:crypto';

// Nothing is fetched for it: what it would be fetched from may be what is wrong. Its colors are those of the site.
const STYLE = `body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f3f6f4;color:#0f1b17;font:1rem/1.5 system-ui,sans-serif}
main{max-width:26rem;margin:1.5rem;padding:2rem;background:#fff;border:1px solid #d2dcd7}
h1{margin:0;font-size:1.375rem;font-weight:500;line-height:1.3;text-wrap:balance}
a{display:inline-block;margin-top:1.5rem;padding:.75rem 1.25rem;background:#0c3b33;color:#fff;text-decoration:none}
a:hover{background:#06261f}a:focus-visible{outline:2px solid #0f1b17;outline-offset:2px}
p{margin:1.5rem 0 0;color:#4a5a54;font-size:.875rem}`;
const STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

export const PLAIN_PAGE_CSP = `default-src 'none'; style-src '${STYLE_HASH}'; frame-ancestors 'none'; base-uri 'none'`;

/** A page of a few words. Title, main and head are HTML. */
export const plainPage = (
  title: string,
  main: string,
  head = '',
) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
${head}<title>${title}</title><style>${STYLE}</style></head>
<body><main>${main}</main></body></html>`;

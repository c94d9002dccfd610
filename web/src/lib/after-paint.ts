const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const PROGRAM = /<script((?: nonce="[^"]*")?) type="module"[^>]*>/;
const END = '</body>';

// Runs in the browser. A tab that was opened behind another has no frames, so it does not wait for one.
const start = (preloads: string[]) => {
  const wake = () => {
    for (const href of preloads) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    const still = document.querySelector<HTMLScriptElement>('script[data-program]');
    const program = document.createElement('script');
    Object.assign(program, { type: 'module', text: still?.text, nonce: still?.nonce });
    still?.replaceWith(program);
  };
  if (document.hidden) wake();
  else requestAnimationFrame(() => setTimeout(wake));
};

/**
 * The page whose program is asked for after the first paint: on a phone's narrow line the two would share it, and what can
 * be read would come later. React Router has no setting for it, so its finished page is rewritten.
 */
export const programAfterPaint = (html: string): string => {
  const nonce = PROGRAM.exec(html)?.[1];
  if (nonce === undefined) return html;
  const preloads = [...html.matchAll(PRELOAD)].map(([, href]) => href);
  return html
    .replace(PRELOAD, '')
    .replace(PROGRAM, `<script${nonce} type="text/plain" data-program>`)
    .replace(END, `<script${nonce}>(${start})(${JSON.stringify(preloads)})</script>${END}`);
};

import { Fragment } from 'react';
import { cx } from '#web/ui/cx.ts';
import { linkedParts } from './linked-parts.ts';

/** What staff wrote: plain text with its paragraphs, in which addresses of the web can be followed. */
export function WrittenText({ text, className }: { text: string; className?: string }) {
  let at = 0;
  return (
    <p dir="auto" className={cx('max-w-[65ch] text-md whitespace-pre-line wrap-anywhere', className)}>
      {linkedParts(text).map((part) => {
        const key = at;
        at += part.text.length;
        return (
          <Fragment key={key}>
            {part.href ? (
              <a href={part.href} rel="nofollow noopener noreferrer">
                {part.text}
              </a>
            ) : (
              part.text
            )}
          </Fragment>
        );
      })}
    </p>
  );
}

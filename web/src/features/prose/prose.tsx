import { cx } from '#web/ui/cx.ts';

/** Text from `content/`, which the server has sanitised. */
export function Prose({ html, className }: { html: string; className?: string }) {
  return <div className={cx('prose', className)} dangerouslySetInnerHTML={{ __html: html }} />;
}

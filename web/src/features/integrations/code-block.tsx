import { ScrollRegion } from '#web/ui/layout/scroll-region.tsx';

/** Lines as they are: what is longer than the sheet is scrolled to. */
export function CodeBlock({ label, text }: { label: string; text: string }) {
  return (
    <ScrollRegion label={label} className="bg-mist">
      <pre className="w-fit p-3 text-xs">{text}</pre>
    </ScrollRegion>
  );
}

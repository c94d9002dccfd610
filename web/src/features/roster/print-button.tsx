import { Button } from '#web/ui/controls/button.tsx';

/** Without a script the browser's own menu prints the same page. */
export function PrintButton() {
  return (
    <Button size="sm" onClick={() => window.print()} className="noscript:hidden">
      Print
    </Button>
  );
}

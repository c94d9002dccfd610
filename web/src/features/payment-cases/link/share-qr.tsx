import { useState } from 'react';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/messages/toast.tsx';

/** The link to be photographed from a screen or a sheet of paper; drawn where it is asked for. */
export function LinkQr({ url, caseId }: { url: string; caseId: string }) {
  const [drawn, setDrawn] = useState<{ url: string; image: string }>();

  async function draw() {
    try {
      const { renderSVG } = await import('uqr');
      setDrawn({ url, image: `data:image/svg+xml,${encodeURIComponent(renderSVG(url))}` });
    } catch {
      showToast('The QR code could not be loaded', { tone: 'danger' });
    }
  }

  // A replaced link has another code.
  if (drawn?.url !== url) {
    return (
      <Button size="sm" onClick={draw} className="justify-self-start noscript:hidden">
        Show QR code
      </Button>
    );
  }
  return (
    <div className="flex flex-wrap items-end gap-4">
      <img
        src={drawn.image}
        alt={`QR code of the payment link of ${caseId}`}
        width={176}
        height={176}
        className="border border-hairline"
      />
      <a
        href={drawn.image}
        download={`${caseId}.svg`}
        className="inline-flex min-h-(--control-sm) items-center text-sm font-strong"
      >
        Download as SVG
      </a>
    </div>
  );
}
